import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { mainPlaces, type Reader } from './places.ts';
import { sectionPages } from './section-pages.ts';
import styles from './section-strip.module.css';

interface SectionStripProps {
  readonly page: AppRoute;
  readonly reader: Reader;
}

/**
 * The pages of a section: the second line of the header on wide screens, and a row of chips on
 * phones. Phones hide it on subpages, such as the page of one company.
 */
export function SectionStrip({ page, reader }: SectionStripProps) {
  const { path, section, isSubpage } = page;
  const strip = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (strip.current === null || !('ResizeObserver' in window)) return undefined;
    const { current } = strip;
    // The width is 0 while the prerendered page covers the app.
    const watcher = new ResizeObserver(() => scrollToCurrent(current));
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [path, reader]);
  const name = mainPlaces(true).find((place) => place.section === section)?.label ?? '';
  return (
    <nav className={styles.strip} aria-label={`${name} menu`} data-subpage={isSubpage}>
      <ul ref={strip} className={styles.pages}>
        {sectionPages(section, reader).map(({ to, label }) => (
          <li key={label}>
            <Link className={styles.page} to={to} aria-current={to === path ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Moves the chip of the current page to the middle of the row, if it is beyond the edge. */
function scrollToCurrent(strip: HTMLElement): void {
  const link = strip.querySelector<HTMLElement>('[aria-current]');
  if (link === null) return;
  strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
}
