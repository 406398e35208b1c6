import type { PassbookLine } from '#application/fixed-deposits/holdings/passbook.ts';
import type { PassbookMonth } from '#domain/fixed-deposits/holdings/passbook-months.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { passbookCopy as copy } from './copy.ts';
import styles from './transaction-history.module.css';

/** Maximum number of months shown: one year fits beside the list. */
const SHOWN_MONTHS = 12;

/** What the deposits paid to the bank account, by month. */
export function PaidOutByMonth({
  months,
}: {
  readonly months: readonly PassbookMonth<PassbookLine>[];
}) {
  const paid = months.filter(({ paidOut }) => !paidOut.isZero()).slice(0, SHOWN_MONTHS);
  if (paid.length === 0) return undefined;
  return (
    <Card as="section" label={copy.paidOut}>
      <h2 className={styles.name}>{copy.paidOut}</h2>
      <DefinitionList
        items={paid.map(({ name, paidOut }) => ({ label: name, value: formatRupees(paidOut) }))}
      />
    </Card>
  );
}
