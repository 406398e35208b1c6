import { type BasketSection, basketSectionLabel } from '#domain/private-market/basket-page.ts';
import styles from './basket-section.module.css';
import { basketWords as words } from './basket-words.ts';
import { useSectionInSight } from './use-section-in-sight.ts';

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
