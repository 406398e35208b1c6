import { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { BookingDayRates } from '#domain/fixed-deposits/early-exit/booking-day-rates.ts';
import { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import {
  prematureRulesOf,
  withOwnTerms,
} from '#domain/fixed-deposits/early-exit/premature-rules.ts';
import type { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import type { Backend } from '#tests/contracts/backend.ts';
import { ratesOf } from '#tests/ui/fixed-deposits/deposit-page/details-screen.ts';

export const todayOf = async (backend: Backend) =>
  CalendarDate.inIndia((await backend.control.now()).getTime());

/** The early exit of a deposit on offer, for one lakh from today, by the rules of the domain. */
export async function expectedExit(
  backend: Backend,
  of: {
    readonly depositId: number;
    readonly institution: Institution;
    /** The tenure in months. */
    readonly months: number;
  },
) {
  const { deposit, rateCard } = await ratesOf(backend, of.depositId);
  const startedOn = await todayOf(backend);
  const payoutFrequency = PayoutFrequency.AtMaturity;
  const row = rateCard.rows.find(({ tenure }) => tenure.wholeMonths === of.months);
  const annualRatePercent = row?.rates[RateColumn.Regular];
  if (row === undefined || annualRatePercent === undefined) throw new Error('no such row');
  const { tenure } = row;
  const convention = interestConventionFor(deposit.issuerId, tenure);
  const principal = Money.of('100000');
  const terms = { principal, annualRatePercent, tenure, payoutFrequency, convention };
  const usual = prematureRulesOf(of.institution)?.on(startedOn)?.value;
  if (usual === undefined) throw new Error('no rule');
  const rule = withOwnTerms(usual, deposit);
  const column = RateColumn.Regular;
  const rates = BookingDayRates.ofCard(rateCard, { payoutFrequency, column });
  const exit = EarlyExit.of({ holding: Holding.of({ terms, startedOn }), rule, rates });
  return { exit, startedOn };
}

export function payable(exit: EarlyExit, day: CalendarDate) {
  const answer = exit.on(day);
  if (answer.kind !== 'payable') throw new Error(`${day.iso} is ${answer.kind}`);
  return answer;
}
