import styles from './company-nav.module.css';
import { type CompanySection, companyWords as words, sectionLabels } from './company-words.ts';
import { useSectionInSight } from './use-section-in-sight.ts';
import { useIsScrolled } from './use-window.ts';

interface SectionNavProps {
  readonly sections: readonly CompanySection[];
}

/** Beside the page on wide screens; a row of chips on small ones, once the head is out of sight. */
export function CompanySectionNav({ sections }: SectionNavProps) {
  const current = useSectionInSight(sections);
  const isScrolled = useIsScrolled();
  return (
    <nav className={styles.nav} aria-label={words.nav} data-scrolled={isScrolled || undefined}>
      <ul className={styles.links}>
        {sections.map((section) => (
          <li key={section}>
            <a
              className={styles.link}
              href={`#${section}`}
              aria-current={section === current ? 'location' : undefined}
            >
              {sectionLabels[section]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
