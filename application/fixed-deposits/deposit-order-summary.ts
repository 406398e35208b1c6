import type { IssuerId } from '#domain/fixed-deposits/issuer.ts';
import {
  payoutCode,
  type PayoutFrequency,
  payoutFrequencyForLabel,
  payoutLabel,
} from '#domain/fixed-deposits/payout-frequency.ts';
import type { RateCardRow } from '#domain/fixed-deposits/rate-card.ts';
import type { Tenure } from '#domain/fixed-deposits/tenure.ts';
import { writtenYears } from '#domain/fixed-deposits/yields.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { JourneyKey, type JourneyStore } from '../platform/journey-store.ts';
import type { DepositId, DepositOrderId } from './deposit-ids.ts';
import { rateCardRowFrom, readTenure, storedRow } from './stored-rate-row.ts';
import { asObject, parsedObject, type StoredObject } from './stored-text.ts';

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
  /** The newest deposit of the same kind that the person has and knows of: this is another one. */
  readonly repeatOf?: DepositOrderId | undefined;
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

/** JSON under the names of the documents, which other pages of theirs read too. */
function depositOrderText(order: DepositOrderSummary): string {
  const { payoutFrequency, payoutAmount } = order;
  return JSON.stringify({
    fdid: order.depositId,
    fd_name: order.depositName,
    issuer_name: order.issuerName,
    logo_url: order.logoUrl,
    osb_issuer_id: order.issuerId,
    InvestmentAmount: order.principal.text,
    Interest_Rate: order.annualRatePercent.text,
    Total_Interest_Earned: order.totalInterest.text,
    maturity_amount: order.maturityAmount.text,
    tenure: order.tenure.text,
    tenureInYr: writtenYears(order.tenure),
    selectedTenure: order.tenure.text,
    payout: { label: payoutLabel(payoutFrequency), value: payoutCode(payoutFrequency) },
    activeRow: storedRow(order.row),
    tableApiResponse: order.rows.map(storedRow),
    isSeniorCitizen: order.isSeniorCitizen,
    CalculateFdResponse: {
      maturity_amount: order.maturityAmount.text,
      maturity_date: order.maturityDate.iso,
      tenure: order.tenure.text,
      interestDetails: payoutAmount === undefined ? [] : [{ payout: payoutAmount.text }],
      aggrigated_interest: order.totalInterest.text,
      depositAmount: order.principal.text,
    },
    maturity_action_id: order.maturityInstructionId,
    wasUpgradeOffered: order.wasUpgradeOffered,
    repeatOf: order.repeatOf,
  });
}

/** Reads it back; undefined where anything is missing or malformed: never half an order. */
function depositOrderFrom(text: string): DepositOrderSummary | undefined {
  const stored = parsedObject(text);
  if (stored === undefined) return undefined;
  try {
    return orderOf(stored);
  } catch {
    return undefined;
  }
}

function orderOf(stored: StoredObject): DepositOrderSummary {
  const calculation = needed(asObject(stored['CalculateFdResponse']));
  const payout = needed(asObject(stored['payout']));
  const details = calculation['interestDetails'];
  const firstDetail = Array.isArray(details) ? asObject(details[0]) : undefined;
  const instruction = stored['maturity_action_id'];
  const repeatOf = stored['repeatOf'];
  return {
    depositId: integer(stored['fdid']),
    depositName: words(stored['fd_name']),
    issuerName: words(stored['issuer_name']),
    issuerId: words(stored['osb_issuer_id']),
    logoUrl: words(stored['logo_url']),
    principal: Money.of(words(stored['InvestmentAmount'])),
    tenure: readTenure(words(stored['tenure'])),
    payoutFrequency: needed(payoutFrequencyForLabel(words(payout['label']))),
    annualRatePercent: Percentage.of(words(stored['Interest_Rate'])),
    totalInterest: Money.of(words(stored['Total_Interest_Earned'])),
    maturityAmount: Money.of(words(stored['maturity_amount'])),
    maturityDate: CalendarDate.of(words(calculation['maturity_date'])),
    payoutAmount: firstDetail && Money.of(words(firstDetail['payout'])),
    isSeniorCitizen: stored['isSeniorCitizen'] === true,
    row: rateCardRowFrom(stored['activeRow']),
    rows: needed(arrayOf(stored['tableApiResponse'])).map(rateCardRowFrom),
    maturityInstructionId: instruction === undefined ? undefined : integer(instruction),
    wasUpgradeOffered: stored['wasUpgradeOffered'] === true,
    repeatOf: repeatOf === undefined ? undefined : integer(repeatOf),
  };
}

function needed<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a part of the stored order is missing');
  return value;
}

function words(value: unknown): string {
  return needed(typeof value === 'string' ? value : undefined);
}

function integer(value: unknown): number {
  return needed(Number.isSafeInteger(value) ? (value as number) : undefined);
}

function arrayOf(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}
