import type { ActivityEntry } from '#application/fixed-deposits/holdings/read-activity.ts';
import type { Month } from '#domain/fixed-deposits/holdings/months.ts';
import { useEffect, useRef } from 'react';
import { AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { ActivityRow } from './activity-row.tsx';
import { ENTRIES_AT_ONCE } from './activity.view-model.ts';
import styles from './activity.module.css';

interface ActivityMonthsProps {
  readonly label: string;
  readonly months: readonly Month<ActivityEntry>[];
  /** How many entries are shown at most. */
  readonly limit: number;
}

/** The entries of the activity, with a heading for each month. */
export function ActivityMonths({ label, months, limit }: ActivityMonthsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (limit === ENTRIES_AT_ONCE) return;
    // The last press removes "Show more", so move the focus to the first new row.
    const row = list.current?.querySelectorAll('li')[limit - ENTRIES_AT_ONCE];
    row?.querySelector('a')?.focus({ preventScroll: true });
  }, [limit]);
  return (
    <div ref={list} className={styles.months} role="group" aria-label={label}>
      {months.map(({ name, entries }) => (
        <section key={name} className={styles.month} aria-label={name}>
          <h2 className={styles.name}>{name}</h2>
          <AmountRows>
            {entries.map((entry) => (
              <ActivityRow key={keyOf(entry, entries)} entry={entry} />
            ))}
          </AmountRows>
        </section>
      ))}
    </div>
  );
}

function keyOf(entry: ActivityEntry, entries: readonly ActivityEntry[]): string {
  if (entry.kind === 'order') return `order ${entry.order.orderId}`;
  if (entry.kind === 'event') return `event ${entry.event.id}`;
  return `payment ${entry.line.entryId ?? `at ${entries.indexOf(entry)}`}`;
}
