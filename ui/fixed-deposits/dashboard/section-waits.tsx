import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import styles from './dashboard.module.css';

interface RowsWaitProps {
  /** The number of rows that are expected. */
  readonly rows: number;
  /** Whether they are deposits on offer: taller, below a caption. */
  readonly areOffers?: boolean;
}

/** A card of rows while they load. */
export function RowsWait({ rows, areOffers = false }: RowsWaitProps) {
  return (
    <div className={styles.rowsWait} data-offers={areOffers || undefined}>
      <Skeleton shape="rows" count={rows} label="" />
    </div>
  );
}

/** A section of rows while they load. */
export function SectionWaits({ title, ...rows }: RowsWaitProps & { readonly title: string }) {
  return (
    <Section title={title}>
      <RowsWait {...rows} />
    </Section>
  );
}
