import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import { parsedObject, parsedText } from '#application/fixed-deposits/catalogue/stored-text.ts';

export interface PaymentData {
  readonly principal: Money;
  readonly transactionId: string;
  readonly depositName: string;
  readonly annualRatePercent: Percentage;
  readonly tenure: Tenure;
  readonly logoUrl?: string | undefined;
  readonly maturityDate?: CalendarDate | undefined;
  /** Order id of the paid deposit, with which its receipt is downloaded. */
  readonly depositOrderId?: DepositOrderId | undefined;
}

/** Stores the data for the confirmation page; the product documents fix the key names. */
export function keepPaymentData(journey: JourneyStore, data: PaymentData): void {
  const stored = {
    investment_amount: data.principal.text,
    transaction_id: data.transactionId,
    logo_url: data.logoUrl,
    fd_name: data.depositName,
    rate_of_interest: data.annualRatePercent.text,
    tenure: data.tenure.text,
    fd_mature_on: data.maturityDate?.iso,
    fd_investment_id: data.depositOrderId,
  };
  journey.write(JourneyKey.PaymentData, JSON.stringify(stored));
}

/** The stored data of the confirmation page; undefined if absent or unreadable. */
export function keptPaymentData(journey: JourneyStore): PaymentData | undefined {
  const stored = parsedObject(journey.read(JourneyKey.PaymentData));
  if (stored === undefined) return undefined;
  const principal = Money.parse(parsedText(stored['investment_amount']));
  const rate = Percentage.parse(parsedText(stored['rate_of_interest']));
  const tenure = Tenure.parse(parsedText(stored['tenure']));
  const maturity = CalendarDate.parse(parsedText(stored['fd_mature_on']));
  const [transactionId, depositName] = [stored['transaction_id'], stored['fd_name']];
  if (!principal.ok || !rate.ok || !tenure.ok) return undefined;
  if (typeof transactionId !== 'string' || typeof depositName !== 'string') return undefined;
  return {
    principal: principal.value,
    transactionId,
    depositName,
    annualRatePercent: rate.value,
    tenure: tenure.value,
    logoUrl: typeof stored['logo_url'] === 'string' ? stored['logo_url'] : undefined,
    maturityDate: maturity.ok ? maturity.value : undefined,
    depositOrderId: orderIdFrom(stored['fd_investment_id']),
  };
}

function orderIdFrom(value: unknown): DepositOrderId | undefined {
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;
}
