import type { ActivityEntry } from '#application/fixed-deposits/holdings/read-activity.ts';
import type { Month } from '#domain/fixed-deposits/holdings/months.ts';
import { AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { ActivityRow } from './activity-row.tsx';
import styles from './activity.module.css';

interface ActivityMonthsProps {
  readonly label: string;
  readonly months: readonly Month<ActivityEntry>[];
}

/** The entries of the activity, with a heading for each month. */
export function ActivityMonths({ label, months }: ActivityMonthsProps) {
  return (
    <div className={styles.months} role="group" aria-label={label}>
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
  switch (entry.kind) {
    case 'order':
      return `order ${entry.order.orderId}`;
    case 'sale':
      return `sale ${entry.sale.requestId}`;
    case 'event':
      return `event ${entry.event.id}`;
    case 'payment':
      return `payment ${entry.line.entryId ?? `at ${entries.indexOf(entry)}`}`;
  }
}
