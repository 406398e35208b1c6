import { type BasketSection, basketSectionLabel } from '#domain/private-market/basket-page.ts';
import { useEffect, useState } from 'react';
import styles from './basket-section.module.css';
import { basketWords as words } from './basket-words.ts';

interface SectionNavProps {
  readonly sections: readonly BasketSection[];
}

/** Stays in sight, and says which part of the page is being read. */
export function BasketSectionNav({ sections }: SectionNavProps) {
  const current = useSectionInSight(sections);
  return (
    <nav className={styles.nav} aria-label={words.nav}>
      <ul className={styles.links}>
        {sections.map((section) => (
          <li key={section}>
            <a
              className={styles.link}
              href={`#${section}`}
              aria-current={section === current ? 'location' : undefined}
            >
              {basketSectionLabel(section)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The part that reaches the upper third of the window. */
function useSectionInSight(sections: readonly BasketSection[]): BasketSection | undefined {
  const [current, setCurrent] = useState(sections[0]);
  useEffect(() => {
    // Documents without a layout keep the first.
    if (!('IntersectionObserver' in window)) return undefined;
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const first = sections.find((section) => inSight.has(section));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: '-20% 0px -65% 0px' },
    );
    for (const section of sections) {
      const element = document.getElementById(section);
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
