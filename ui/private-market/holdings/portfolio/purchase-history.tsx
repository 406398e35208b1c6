import type { PastPurchase } from '#application/private-market/held-shares.ts';
import {
  type PurchaseTotals,
  purchaseTotals,
  type SharePurchase,
} from '#domain/private-market/holdings/purchase-history.ts';
import { isTaxShown } from '#domain/private-market/orders/share-order-summary.ts';
import { STAMP_DUTY_LABEL } from '#domain/private-market/orders/stamp-duty.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import {
  AmountBreakdown,
  type AmountLine,
} from '#ui/platform/design-system/figures/amount-breakdown.tsx';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import styles from './purchase-history.module.css';
import { portfolioCopy as copy } from './copy.ts';

interface PurchaseHistoryProps {
  /** The purchases, newest first. */
  readonly purchases: readonly PastPurchase[];
}

export function PurchaseHistory({ purchases }: PurchaseHistoryProps) {
  return (
    <Section title={copy.history}>
      <Card padding="small">
        <ul className={styles.list} aria-label={copy.history}>
          {purchases.map((purchase) => (
            <li key={purchase.orderId} className={styles.entry}>
              <Disclosure title={<PurchaseTitle purchase={purchase} />}>
                <AmountBreakdown
                  lines={[
                    {
                      label: copy.perUnit,
                      value: formatRupees(purchase.pricePerUnit),
                      detail: copy.shareUnits(purchase.units),
                    },
                    ...linesOf(purchase),
                  ]}
                  total={{ label: copy.payable, value: formatRupees(purchase.totalPayable) }}
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
  const texts = [
    `${copy.order} ${orderId}`,
    copy.shareUnits(purchase.units),
    formatRupees(investment),
  ];
  return (
    <>
      <span className={styles.date}>{formatDate(CalendarDate.inIndia(placedAt))}</span>
      <span className={styles.order}>
        <AmountText>{texts.join(' · ')}</AmountText>
      </span>
    </>
  );
}

function AllPurchases({ totals }: { readonly totals: PurchaseTotals }) {
  return (
    <Card tone="sunken" as="section" label={copy.allPurchases}>
      <h3 className={styles.heading}>{copy.allPurchases}</h3>
      <AmountBreakdown
        lines={[
          { label: copy.units, value: indianGroups(String(totals.units)) },
          ...linesOf(totals),
        ]}
        total={{ label: copy.payable, value: formatRupees(totals.totalPayable) }}
      />
    </Card>
  );
}

/** The price and the costs of a purchase, without costs of zero. */
function linesOf(purchase: SharePurchase): readonly AmountLine[] {
  const { investment, stampDuty, taxDeductedAtSource, documentationCharges } = purchase;
  const lines: AmountLine[] = [
    { label: copy.investment, value: formatRupees(investment) },
    { label: copy.stampDuty, value: formatRupees(stampDuty), detail: STAMP_DUTY_LABEL },
  ];
  if (isTaxShown(taxDeductedAtSource)) {
    lines.push({ label: copy.tds, value: formatRupees(taxDeductedAtSource) });
  }
  if (documentationCharges !== undefined && !documentationCharges.isZero()) {
    lines.push({ label: copy.charges, value: formatRupees(documentationCharges) });
  }
  return lines;
}
