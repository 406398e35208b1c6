import {
  type BasketSection,
  basketSectionLabel,
} from './basket-sections.ts';
import styles from './basket-section.module.css';
import { basketCopy as copy } from './copy.ts';
import { useSectionInSight } from '#ui/private-market/shared/use-section-in-sight.ts';

interface SectionNavProps {
  readonly sections: readonly BasketSection[];
}

/** Sticky navigation that highlights the section being read. */
export function BasketSectionNav({ sections }: SectionNavProps) {
  const current = useSectionInSight(sections);
  return (
    <nav className={styles.nav} aria-label={copy.nav}>
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
