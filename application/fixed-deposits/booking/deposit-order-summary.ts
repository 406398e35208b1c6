import type { EarlyWithdrawalTerms } from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import {
  payoutFrequencyForLabel,
  payoutLabel,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { payoutCode } from '#application/fixed-deposits/catalogue/payout-code.ts';
import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { writtenYears } from '#domain/fixed-deposits/interest/yields.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type {
  DepositId,
  DepositOrderId,
} from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { QuotedDeposit } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import {
  rateCardRowFrom,
  readTenure,
  storedRow,
} from '#application/fixed-deposits/catalogue/stored-rate-row.ts';
import {
  asObject,
  parsedObject,
  type StoredObject,
} from '#application/fixed-deposits/catalogue/stored-text.ts';

/**
 * The deposit being booked, as the order summary shows it and the start request sends it. Amounts
 * in rupees.
 */
export interface DepositOrderSummary extends QuotedDeposit {
  readonly depositId: DepositId;
  readonly depositName: string;
  readonly issuerName: string;
  readonly issuerId: IssuerId;
  readonly logoUrl: string;
  /** Whether the order uses the senior citizen rates. */
  readonly isSeniorCitizen: boolean;
  /** Whether the investor is a senior citizen and chose the regular rate. */
  readonly hasDeclinedSeniorRate?: boolean | undefined;
  /** Undefined if the stored order does not contain the terms. */
  readonly earlyWithdrawal?: EarlyWithdrawalTerms | undefined;
  readonly row: RateCardRow;
  /** All rows of the rate card with the chosen payout frequency. */
  readonly rows: readonly RateCardRow[];
  readonly maturityInstructionId?: number | undefined;
  /** Whether a better scheme was offered for this order; the app offers one at most once. */
  readonly wasUpgradeOffered: boolean;
  /**
   * Order id of a deposit that the investor repeats on purpose. Deposits up to this id are not
   * duplicates of the order.
   */
  readonly repeatOf?: DepositOrderId | undefined;
  /** Whether the investor continues although the app could not check for an earlier payment. */
  readonly isUncheckedAccepted?: boolean | undefined;
}

/** Stores the order in this tab for the next steps and for reloads. */
export function keepDepositOrder(journey: JourneyStore, order: DepositOrderSummary): void {
  journey.write(JourneyKey.DepositOrderSummary, depositOrderText(order));
  journey.write(JourneyKey.DepositId, String(order.depositId));
  journey.write(JourneyKey.SelectedTenure, order.tenure.text);
  journey.write(JourneyKey.PayoutMechanism, payoutLabel(order.payoutFrequency));
}

/** The order stored in this tab; undefined if there is none or it is unreadable. */
export function keptDepositOrder(journey: JourneyStore): DepositOrderSummary | undefined {
  const text = journey.read(JourneyKey.DepositOrderSummary);
  return text === undefined ? undefined : depositOrderFrom(text);
}

export function forgetDepositOrder(journey: JourneyStore): void {
  journey.remove(JourneyKey.DepositOrderSummary);
  journey.remove(JourneyKey.DepositOrderId);
  journey.remove(JourneyKey.DepositId);
}

/** The order as JSON; the product documents fix the key names. */
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
    tenureInYr: writtenYears({ tenure: order.tenure }),
    selectedTenure: order.tenure.text,
    payout: { label: payoutLabel(payoutFrequency), value: payoutCode(payoutFrequency) },
    activeRow: storedRow(order.row),
    tableApiResponse: order.rows.map(storedRow),
    isSeniorCitizen: order.isSeniorCitizen,
    hasDeclinedSeniorRate: order.hasDeclinedSeniorRate,
    CalculateFdResponse: {
      maturity_amount: order.maturityAmount.text,
      maturity_date: order.maturityDate.iso,
      tenure: order.tenure.text,
      interestDetails: payoutAmount === undefined ? [] : [{ payout: payoutAmount.text }],
      aggrigated_interest: order.totalInterest.text,
      depositAmount: order.principal.text,
    },
    maturity_action_id: order.maturityInstructionId,
    ...earlyWithdrawalText(order),
    wasUpgradeOffered: order.wasUpgradeOffered,
    repeatOf: order.repeatOf,
    isUncheckedAccepted: order.isUncheckedAccepted,
  });
}

function earlyWithdrawalText({ earlyWithdrawal }: DepositOrderSummary) {
  if (earlyWithdrawal === undefined) return {};
  const { lockInDays, withdrawalPenalty, noInterestDays } = earlyWithdrawal;
  return {
    lock_days: lockInDays,
    withdrawal_penalty: withdrawalPenalty?.text,
    no_interest_days: noInterestDays,
  };
}

function earlyWithdrawalFrom(stored: StoredObject): EarlyWithdrawalTerms | undefined {
  const lockInDays = stored['lock_days'];
  const penalty = stored['withdrawal_penalty'];
  const noInterestDays = stored['no_interest_days'];
  if (lockInDays === undefined) return undefined;
  return {
    lockInDays: integer(lockInDays),
    ...(penalty !== undefined && { withdrawalPenalty: Percentage.of(text(penalty)) }),
    ...(noInterestDays !== undefined && { noInterestDays: integer(noInterestDays) }),
  };
}

/** Parses a stored order; undefined if a part is missing or malformed. */
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
    depositName: text(stored['fd_name']),
    issuerName: text(stored['issuer_name']),
    issuerId: text(stored['osb_issuer_id']),
    logoUrl: text(stored['logo_url']),
    principal: Money.of(text(stored['InvestmentAmount'])),
    tenure: readTenure(text(stored['tenure'])),
    payoutFrequency: needed(payoutFrequencyForLabel(text(payout['label']))),
    annualRatePercent: Percentage.of(text(stored['Interest_Rate'])),
    totalInterest: Money.of(text(stored['Total_Interest_Earned'])),
    maturityAmount: Money.of(text(stored['maturity_amount'])),
    maturityDate: CalendarDate.of(text(calculation['maturity_date'])),
    payoutAmount: firstDetail && Money.of(text(firstDetail['payout'])),
    isSeniorCitizen: stored['isSeniorCitizen'] === true,
    earlyWithdrawal: earlyWithdrawalFrom(stored),
    hasDeclinedSeniorRate: stored['hasDeclinedSeniorRate'] === true ? true : undefined,
    row: rateCardRowFrom(stored['activeRow']),
    rows: needed(arrayOf(stored['tableApiResponse'])).map(rateCardRowFrom),
    maturityInstructionId: instruction === undefined ? undefined : integer(instruction),
    wasUpgradeOffered: stored['wasUpgradeOffered'] === true,
    repeatOf: repeatOf === undefined ? undefined : integer(repeatOf),
    isUncheckedAccepted: stored['isUncheckedAccepted'] === true ? true : undefined,
  };
}

function needed<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a part of the stored order is missing');
  return value;
}

function text(value: unknown): string {
  return needed(typeof value === 'string' ? value : undefined);
}

function integer(value: unknown): number {
  return needed(Number.isSafeInteger(value) ? (value as number) : undefined);
}

function arrayOf(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}
