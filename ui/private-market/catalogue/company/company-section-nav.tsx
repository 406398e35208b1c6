import { useEffect, useRef } from 'react';
import styles from './company-nav.module.css';
import { type CompanySection, companyCopy as copy, sectionLabels } from './copy.ts';
import { useSectionInSight } from '#ui/private-market/shared/use-section-in-sight.ts';
import { useIsScrolled } from './use-window.ts';

interface SectionNavProps {
  readonly sections: readonly CompanySection[];
}

/**
 * The navigation of the page: next to it on wide screens, a row of chips on small ones once the
 * header is off screen.
 */
export function CompanySectionNav({ sections }: SectionNavProps) {
  const current = useSectionInSight(sections);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => keepInSight(nav.current), [current]);
  const isScrolled = useIsScrolled();
  return (
    <nav
      ref={nav}
      className={styles.nav}
      aria-label={copy.nav}
      data-scrolled={isScrolled || undefined}
    >
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

/** Scrolls the row of chips, not the page, until the current chip is visible. */
function keepInSight(nav: HTMLElement | null): void {
  const link = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav === null || link === null || link === undefined) return;
  nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
}
