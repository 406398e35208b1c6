import { JourneyKey, type JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import type {
  KeptShareOrder,
  ShareOrderDraft,
} from '#application/private-market/share-order-draft.ts';
import { Money } from '#domain/platform/money.ts';
import * as v from 'valibot';
import { readStored } from '#infrastructure/platform/storage/stored-json.ts';
import { storedInteger, storedMoney } from '#infrastructure/platform/storage/stored-values.ts';

const HEADING = 'Order Summary';

const price = v.pipe(
  storedMoney,
  v.check((money) => money.isGreaterThan(Money.zero)),
);
const optionalPrice = v.fallback(v.optional(price), undefined);
const optionalText = v.fallback(v.optional(v.string()), undefined);

/** The product documents fix the key names. */
const storedOrder = v.object({
  request_id: storedInteger,
  orderName: v.fallback(v.string(), ''),
  orderStockLogo: optionalText,
  isThisBasketOrder: v.fallback(v.boolean(), false),
  pricePerUnit: price,
  noOfUnits: storedInteger,
  totalInvestmentAmt: price,
  fullFilledPrice: optionalPrice,
  totalPayable: optionalPrice,
  demat_account_no: optionalText,
  payment_url: optionalText,
});

export class StoredShareOrderDraft implements ShareOrderDraft {
  constructor(private readonly journeys: JourneyStore) {}

  read(requestId: ShareOrderId): KeptShareOrder | undefined {
    const stored = readStored(storedOrder, this.journeys.read(JourneyKey.ShareOrderSummary));
    if (stored?.request_id !== requestId) return undefined;
    return {
      requestId,
      name: stored.orderName,
      logoUrl: stored.orderStockLogo,
      isBasket: stored.isThisBasketOrder,
      pricePerUnit: stored.pricePerUnit,
      units: stored.noOfUnits,
      totalInvestment: stored.totalInvestmentAmt,
      fulfilledPrice: stored.fullFilledPrice,
      totalPayable: stored.totalPayable,
      dematNumber: stored.demat_account_no,
      paymentUrl: stored.payment_url,
    };
  }

  keep(order: KeptShareOrder): void {
    const stored = {
      request_id: order.requestId,
      heading: HEADING,
      orderName: order.name,
      orderStockLogo: order.logoUrl,
      isThisBasketOrder: order.isBasket,
      pricePerUnit: order.pricePerUnit.text,
      noOfUnits: order.units,
      totalInvestmentAmt: order.totalInvestment.text,
      fullFilledPrice: order.fulfilledPrice?.text,
      totalPayable: order.totalPayable?.text,
      demat_account_no: order.dematNumber?.slice(-4),
      payment_url: order.paymentUrl,
    };
    this.journeys.write(JourneyKey.ShareOrderSummary, JSON.stringify(stored));
  }

  forget(): void {
    this.journeys.remove(JourneyKey.ShareOrderSummary);
  }
}
