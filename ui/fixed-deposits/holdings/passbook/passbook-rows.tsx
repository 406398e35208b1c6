import type { PassbookLine } from '#application/fixed-deposits/holdings/passbook.ts';
import { passbookAmountLabel } from '#domain/fixed-deposits/holdings/passbook.ts';
import type { PassbookMonth } from '#domain/fixed-deposits/holdings/passbook-months.ts';
import { formatDayAndMonth, formatRupees } from '#domain/platform/indian-formatting.ts';
import { AmountRow, AmountRows } from '#ui/platform/design-system/layout/amount-row.tsx';
import { passbookCopy as copy, passbookTitle, passbookDetail } from './copy.ts';
import { Direction } from './passbook-direction.tsx';
import {
  depositPathOf,
  EntryReceipt,
  hasReceipt,
  keyOf,
  type ReceiptProps,
} from './passbook-entry.tsx';
import styles from './transaction-history.module.css';

interface PassbookRowsProps extends ReceiptProps {
  readonly label: string;
  readonly months: readonly PassbookMonth<PassbookLine>[];
}

/** The passbook of a phone: rows, grouped by month. */
export function PassbookRows({ label, months, ...receipt }: PassbookRowsProps) {
  return (
    <div className={styles.months} role="group" aria-label={label}>
      {months.map(({ name, entries, paidOut }) => (
        <section key={name} className={styles.month} aria-label={name}>
          <div className={styles.head}>
            <h2 className={styles.name}>{name}</h2>
            {!paidOut.isZero() && <p>{copy.toYourBank(formatRupees(paidOut))}</p>}
          </div>
          <AmountRows>
            {entries.map((line, index) => (
              <AmountRow
                key={keyOf(line, index)}
                {...depositPathOf(line)}
                leading={<Direction kind={line.kind} />}
                title={passbookTitle(line)}
                detail={passbookDetail(line)}
                amount={passbookAmountLabel(line)}
                amountDetail={formatDayAndMonth(line.date)}
                {...(hasReceipt(line) && {
                  foot: (
                    <div className={styles.receipt}>
                      <EntryReceipt line={line} look="row" {...receipt} />
                    </div>
                  ),
                })}
              />
            ))}
          </AmountRows>
        </section>
      ))}
    </div>
  );
}
