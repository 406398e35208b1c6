import type {
  OrderHistory,
  ShareOrder,
  ShareOrderFacts,
} from '#application/private-market/share-orders.ts';
import { readMoment } from '#infrastructure/private-market/wire-moment.ts';
import { Money } from '#domain/platform/money.ts';
import { isFlagSet } from '#infrastructure/platform/http/flags.ts';
import { readSigningStatus } from './deal-slips.wire.ts';
import { readOrderStatus } from './order-status.wire.ts';
import type { OrderRow, OrderSummaryData } from './share-orders.wire.ts';

export function shareOrderOf(row: OrderRow): ShareOrder {
  return {
    requestId: row.request_id,
    isBasket: isFlagSet(row.isThisBasketOrder ?? undefined),
    name: row.pre_ipo_share_name,
    logoUrl: row.logo_url ?? undefined,
    status: readOrderStatus(row.status),
    units: row.requested_qty,
    placedAt: readMoment(row.requested_at),
    offerDeadline: readMoment(row.price_offered_deadline),
    minimumPrice: amountOf(row.min_price),
    maximumPrice: amountOf(row.max_price),
    offeredPrice: amountOf(row.price_offered),
    fulfilledPrice: amountOf(row.fulfilled_price),
    signingStatus: readSigningStatus(row.digio_signed_status),
    shareId: row.pre_ipo_stock_id ?? undefined,
    domainName: row.domain_name ?? undefined,
    basketId: row.basket_id ?? undefined,
    ...orderEndsOf(row),
    ...orderHistoryOf(row),
    items: (row.items ?? []).map((item) => ({
      shareId: item.product.pre_ipo_stock_id,
      name: item.product.pre_ipo_share_name,
      logoUrl: item.product.logo_url ?? undefined,
      units: item.quantity,
      totalValue: amountOf(item.total_retail_value),
    })),
  };
}

/**
 * The data of an order summary.
 * @param requestId the requested id, for a reply that does not repeat it
 */
export function shareOrderFactsOf(data: OrderSummaryData, requestId: number): ShareOrderFacts {
  return {
    requestId: data.request_id ?? requestId,
    isBasket: isFlagSet(data.isThisBasketOrder),
    name: data.pre_ipo_share_name ?? '',
    logoUrl: data.logo_url ?? undefined,
    status: readOrderStatus(data.status),
    pricePerUnit: Money.of(data.price_per_unit),
    units: data.units_buying,
    totalInvestment: Money.of(data.total_investment),
    stampDuty: Money.of(data.stamp_duty),
    taxDeductedAtSource: Money.of(data.tcs),
    totalPayable: Money.of(data.total_payable),
    dematNumber: data.demat_account_number ?? undefined,
    priceSeen: amountOf(data.price_seen),
    shareId: data.pre_ipo_stock_id ?? undefined,
    domainName: data.domain_name ?? undefined,
    basketId: data.basket_id ?? undefined,
    ...orderEndsOf(data),
    ...orderHistoryOf(data),
  };
}

export function orderEndsOf(row: Pick<OrderRow, 'pay_by' | 'cancelled_because'>) {
  return {
    payBy: readMoment(row.pay_by),
    cancelledBecause: row.cancelled_because ?? undefined,
  };
}

export function orderHistoryOf({
  reached,
  transaction_id: reference,
}: Pick<OrderRow, 'reached' | 'transaction_id'>): OrderHistory {
  return {
    reached: {
      requested: readMoment(reached?.requested),
      offered: readMoment(reached?.offered),
      accepted: readMoment(reached?.accepted),
      confirmed: readMoment(reached?.confirmed),
      paid: readMoment(reached?.paid),
      signed: readMoment(reached?.signed),
      transferred: readMoment(reached?.transferred),
      ended: readMoment(reached?.ended),
    },
    paymentReference: reference ?? undefined,
  };
}

export function amountOf(text: string | null | undefined): Money | undefined {
  return text === null || text === undefined ? undefined : Money.of(text);
}
