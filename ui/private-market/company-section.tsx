import type { ReactNode } from 'react';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import type { Loaded } from '../platform/view-model.ts';
import styles from './company.module.css';
import { type CompanySection, companyWords as words, sectionLabels } from './company-words.ts';

interface CompanyPartProps {
  readonly section: CompanySection;
  readonly children: ReactNode;
}

/** A part of the page that its navigation leads to. */
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

/** A part that loads on its own: a failure here leaves the rest of the page. Needs an observer. */
export function whenLoaded<Value>({ loaded, children }: WhenLoadedProps<Value>): ReactNode {
  const { state } = loaded;
  if (state.kind === 'loading') return <Skeleton shape="text" count={3} label="" />;
  if (state.kind === 'ready') return children(state.value);
  return <ErrorState isPart title={words.partFailed} onRetry={() => void loaded.reload()} />;
}
