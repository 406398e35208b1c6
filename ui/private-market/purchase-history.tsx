import type { PastPurchase } from '#application/private-market/held-shares.ts';
import {
  type PurchaseTotals,
  purchaseTotals,
  type SharePurchase,
} from '#domain/private-market/purchase-history.ts';
import { isTaxShown, STAMP_DUTY_LABEL } from '#domain/private-market/share-order-summary.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { AmountBreakdown, type AmountLine } from '../platform/design-system/amount-breakdown.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { Disclosure } from '../platform/design-system/disclosure.tsx';
import { Section } from '../platform/design-system/page.tsx';
import styles from './purchase-history.module.css';
import { portfolioWords as words } from './portfolio-words.ts';

interface PurchaseHistoryProps {
  /** Newest first. */
  readonly purchases: readonly PastPurchase[];
}

/** Every purchase with what was charged for it, and all of them together. */
export function PurchaseHistory({ purchases }: PurchaseHistoryProps) {
  return (
    <Section title={words.history}>
      <Card padding="small">
        <ul className={styles.list} aria-label={words.history}>
          {purchases.map((purchase) => (
            <li key={purchase.orderId} className={styles.entry}>
              <Disclosure title={<PurchaseTitle purchase={purchase} />}>
                <AmountBreakdown
                  lines={[
                    {
                      label: words.perUnit,
                      value: formatRupees(purchase.pricePerUnit),
                      detail: unitsInWords(purchase),
                    },
                    ...linesOf(purchase),
                  ]}
                  total={{ label: words.payable, value: formatRupees(purchase.totalPayable) }}
                />
              </Disclosure>
            </li>
          ))}
        </ul>
      </Card>
      {purchases.length > 1 && <AllPurchases totals={purchaseTotals(purchases)} />}
    </Section>
  );
}

function PurchaseTitle({ purchase }: { readonly purchase: PastPurchase }) {
  const { placedAt, orderId, investment } = purchase;
  return (
    <>
      <span className={styles.date}>{formatDate(CalendarDate.inIndia(placedAt))}</span>
      <span className={styles.order}>
        {words.order} {orderId} · {unitsInWords(purchase)} · {formatRupees(investment)}
      </span>
    </>
  );
}

function AllPurchases({ totals }: { readonly totals: PurchaseTotals }) {
  return (
    <Card tone="sunken" as="section" label={words.allPurchases}>
      <h3 className={styles.heading}>{words.allPurchases}</h3>
      <AmountBreakdown
        lines={[
          { label: words.units, value: indianGroups(String(totals.units)) },
          ...linesOf(totals),
        ]}
        total={{ label: words.payable, value: formatRupees(totals.totalPayable) }}
      />
    </Card>
  );
}

function unitsInWords({ units }: PastPurchase): string {
  return `${indianGroups(String(units))} ${words.units.toLowerCase()}`;
}

/** What adds nothing is left out. */
function linesOf(purchase: SharePurchase): readonly AmountLine[] {
  const { investment, stampDuty, taxDeductedAtSource, documentationCharges } = purchase;
  const lines: AmountLine[] = [
    { label: words.investment, value: formatRupees(investment) },
    { label: words.stampDuty, value: formatRupees(stampDuty), detail: STAMP_DUTY_LABEL },
  ];
  if (isTaxShown(taxDeductedAtSource)) {
    lines.push({ label: words.tds, value: formatRupees(taxDeductedAtSource) });
  }
  if (documentationCharges !== undefined && !documentationCharges.isZero()) {
    lines.push({ label: words.charges, value: formatRupees(documentationCharges) });
  }
  return lines;
}
