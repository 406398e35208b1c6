import { Money } from '#domain/platform/money.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type { ShareOrderId } from './share-ids.ts';

/** The share order being paid, as stored in this tab. Amounts in rupees. */
export interface KeptShareOrder {
  readonly requestId: ShareOrderId;
  readonly name: string;
  readonly logoUrl?: string | undefined;
  readonly isBasket: boolean;
  /** Price per unit that the investor last saw. */
  readonly pricePerUnit: Money;
  readonly units: number;
  readonly totalInvestment: Money;
  /** Price per unit that is charged; absent until known. */
  readonly fulfilledPrice?: Money | undefined;
  readonly totalPayable?: Money | undefined;
  readonly dematNumber?: string | undefined;
  /** URL of the payment page; absent until a payment has started. */
  readonly paymentUrl?: string | undefined;
}

const HEADING = 'Order Summary';

/**
 * Stores the order in this tab; the product documents fix the key names. Of the demat number, it
 * stores only the last four characters.
 */
export function keepShareOrder(journey: JourneyStore, order: KeptShareOrder): void {
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
  journey.write(JourneyKey.ShareOrderSummary, JSON.stringify(stored));
}

/** The stored order; undefined if absent, unreadable, or of another id. */
export function keptShareOrder(
  journey: JourneyStore,
  requestId: ShareOrderId,
): KeptShareOrder | undefined {
  const stored = parsed(journey.read(JourneyKey.ShareOrderSummary));
  if (stored?.['request_id'] !== requestId) return undefined;
  const pricePerUnit = amountIn(stored['pricePerUnit']);
  const totalInvestment = amountIn(stored['totalInvestmentAmt']);
  const units = stored['noOfUnits'];
  if (pricePerUnit === undefined || totalInvestment === undefined) return undefined;
  if (typeof units !== 'number' || !Number.isSafeInteger(units)) return undefined;
  return {
    requestId,
    name: textIn(stored['orderName']) ?? '',
    logoUrl: textIn(stored['orderStockLogo']),
    isBasket: stored['isThisBasketOrder'] === true,
    pricePerUnit,
    units,
    totalInvestment,
    fulfilledPrice: amountIn(stored['fullFilledPrice']),
    totalPayable: amountIn(stored['totalPayable']),
    dematNumber: textIn(stored['demat_account_no']),
    paymentUrl: textIn(stored['payment_url']),
  };
}

export function forgetShareOrder(journey: JourneyStore): void {
  journey.remove(JourneyKey.ShareOrderSummary);
}

/** Parses JSON from browser storage, which the user may have edited. */
function parsed(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function amountIn(value: unknown): Money | undefined {
  const money = Money.parse(textIn(value) ?? '');
  return money.ok && money.value.isGreaterThan(Money.zero) ? money.value : undefined;
}
