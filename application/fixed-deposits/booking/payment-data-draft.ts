import type { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { Draft } from '#application/platform/draft.ts';
import { token } from '#application/platform/token.ts';

/** The last payment of this tab, stored for the confirmation page. */
export type PaymentDataDraft = Draft<PaymentData>;
export const PaymentDataDraft = token<PaymentDataDraft>('fixed-deposits/payment-data-draft');

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
