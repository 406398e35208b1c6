import {
  type BasketSection,
  basketSectionLabel,
} from './basket-sections.ts';
import type { ReactNode } from 'react';
import styles from './basket-section.module.css';

interface SectionProps {
  readonly section: BasketSection;
  readonly children: ReactNode;
}

/** A section of the page, with the id that the navigation links to. */
export function BasketPageSection({ section, children }: SectionProps) {
  const headingId = `${section}-heading`;
  return (
    <section id={section} className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {basketSectionLabel(section)}
      </h2>
      {children}
    </section>
  );
}
