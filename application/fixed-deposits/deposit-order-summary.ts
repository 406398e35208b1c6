import type { IssuerId } from '#domain/fixed-deposits/issuer.ts';
import { type PayoutFrequency, payoutLabel } from '#domain/fixed-deposits/payout-frequency.ts';
import type { RateCardRow } from '#domain/fixed-deposits/rate-card.ts';
import type { Tenure } from '#domain/fixed-deposits/tenure.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import { JourneyKey, type JourneyStore } from '../platform/journey-store.ts';
import type { DepositId } from './deposit-ids.ts';
import { depositOrderFrom, depositOrderText } from './deposit-order-text.ts';

/** The deposit that is being booked, as the order summary shows it and the start call sends it. */
export interface DepositOrderSummary {
  readonly depositId: DepositId;
  readonly depositName: string;
  readonly issuerName: string;
  readonly issuerId: IssuerId;
  readonly logoUrl: string;
  readonly principal: Money;
  readonly tenure: Tenure;
  readonly payoutFrequency: PayoutFrequency;
  readonly annualRatePercent: Percentage;
  readonly totalInterest: Money;
  readonly maturityAmount: Money;
  readonly maturityDate: CalendarDate;
  /** One payout, for all payouts but at maturity. */
  readonly payoutAmount?: Money | undefined;
  /** Whether the rates of senior citizens were taken. */
  readonly isSeniorCitizen: boolean;
  /** The row of the rate card that was chosen. */
  readonly row: RateCardRow;
  /** All rows of the chosen payout, as the table showed them. */
  readonly rows: readonly RateCardRow[];
  readonly maturityInstructionId?: number | undefined;
  /** Whether the better scheme was offered already: it is at most once. */
  readonly wasUpgradeOffered: boolean;
}

/** Keeps the order for the steps that follow, and over reloads. */
export function keepDepositOrder(journey: JourneyStore, order: DepositOrderSummary): void {
  journey.write(JourneyKey.DepositOrderSummary, depositOrderText(order));
  journey.write(JourneyKey.DepositId, String(order.depositId));
  journey.write(JourneyKey.SelectedTenure, order.tenure.text);
  journey.write(JourneyKey.PayoutMechanism, payoutLabel(order.payoutFrequency));
}

/** The order that is being booked; undefined where none is, or what was kept makes no sense. */
export function keptDepositOrder(journey: JourneyStore): DepositOrderSummary | undefined {
  const text = journey.read(JourneyKey.DepositOrderSummary);
  return text === undefined ? undefined : depositOrderFrom(text);
}

/** When it is booked or given up: the next deposit starts afresh. */
export function forgetDepositOrder(journey: JourneyStore): void {
  journey.remove(JourneyKey.DepositOrderSummary);
  journey.remove(JourneyKey.DepositOrderId);
  journey.remove(JourneyKey.DepositId);
}
