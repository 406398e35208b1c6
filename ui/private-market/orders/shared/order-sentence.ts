import { orderCosts } from '#application/private-market/order-total.ts';
import type { ShareOrder, ShareOrderFacts } from '#application/private-market/share-orders.ts';
import { isTaxShown } from '#domain/private-market/orders/share-order-summary.ts';
import { TDS_LABEL } from '#domain/private-market/orders/share-tax.ts';
import { STAMP_DUTY_LABEL } from '#domain/private-market/orders/stamp-duty.ts';
import type { Money } from '#domain/platform/money.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';

type SentenceFacts = Pick<
  ShareOrderFacts,
  'isBasket' | 'units' | 'pricePerUnit' | 'totalInvestment' | 'stampDuty' | 'taxDeductedAtSource'
>;

/**
 * The amount of an order as one plain sentence: '75 shares × ₹1,874.50 = ₹1,40,587.50, plus stamp
 * duty 0.015% = ₹21.09.'
 */
export function orderSentence(facts: SentenceFacts): string {
  const { isBasket, units, pricePerUnit, totalInvestment, stampDuty } = facts;
  const { taxDeductedAtSource: tax } = facts;
  const thing = isBasket ? 'basket' : 'share';
  const count = `${indianGroups(String(units))} ${units === 1 ? thing : `${thing}s`}`;
  const investment = `${count} × ${formatRupees(pricePerUnit)} = ${formatRupees(totalInvestment)}`;
  const duty = `plus stamp duty ${STAMP_DUTY_LABEL} = ${formatRupees(stampDuty)}`;
  const taxed = isTaxShown(tax) ? `, plus TDS ${TDS_LABEL} = ${formatRupees(tax)}` : '';
  return `${investment}, ${duty}${taxed}.`;
}

/** What a price that the desk offers costs, by our own calculation, and the same sentence. */
export function offerCost(
  order: Pick<ShareOrder, 'isBasket' | 'units' | 'placedAt'>,
  pricePerUnit: Money,
): { readonly totalPayable: Money; readonly sentence: string } {
  const costs = orderCosts(order, pricePerUnit);
  const { isBasket } = order;
  return { totalPayable: costs.totalPayable, sentence: orderSentence({ ...costs, isBasket }) };
}
