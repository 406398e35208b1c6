import type { ReactNode } from 'react';
import { whenLoaded } from '#ui/platform/errors/load-error.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import type { Loaded } from '#ui/platform/view-model.ts';
import styles from './company.module.css';
import { type CompanySection, sectionLabels } from './copy.ts';

interface CompanyPartProps {
  readonly section: CompanySection;
  readonly children: ReactNode;
}

/** A section of the page, with the id that the navigation links to. */
export function CompanyPart({ section, children }: CompanyPartProps) {
  const headingId = `${section}-heading`;
  return (
    <section id={section} className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {sectionLabels[section]}
      </h2>
      {children}
    </section>
  );
}

interface WhenLoadedProps<Value> {
  readonly loaded: Loaded<Value>;
  readonly children: (value: Value) => ReactNode;
}

/**
 * Renders a section that loads independently: if it fails, the other sections remain. Call it
 * within an observer component.
 */
export function whenPartLoaded<Value>({ loaded, children }: WhenLoadedProps<Value>): ReactNode {
  const waiting = <Skeleton shape="text" count={3} label="" />;
  return whenLoaded({ loaded, isPart: true, what: 'This part', waiting, children });
}
