import type { CalendarDate } from '../../platform/calendar-date.ts';
import { Money } from '../../platform/money.ts';
import type { Holding } from '../holdings/holdings.ts';
import { interestThrough } from './interest-through.ts';
import type { TaxYear } from './tax-year.ts';

/** Interest that a payer credits on a day, in whole rupees. */
export interface InterestCredit {
  readonly date: CalendarDate;
  readonly interest: Money;
}

/** The interest of a deposit in a tax year, and its credits in order, which add up to it. */
export interface CreditedInterest {
  /** Interest from the start through 31 March before the tax year. */
  readonly before: Money;
  /** Interest from the start through 31 March of the tax year. */
  readonly through: Money;
  readonly credits: readonly InterestCredit[];
}

/** Whether a deposit runs on a day of a tax year, the maturity date included. */
export function isRunningIn(taxYear: TaxYear, { startedOn, maturityDate }: Holding): boolean {
  return !startedOn.isAfter(taxYear.lastDay) && !maturityDate.isBefore(taxYear.firstDay);
}

/**
 * The interest of a deposit in a tax year. Payouts are credited on their dates; the rest on 31
 * March, or on the maturity date. A payout counts without the part that was credited on 31 March
 * before.
 *
 * @formula each credit = interest until its day, half-up to the rupee - the same figure of the
 *   credit before
 */
export function creditedInterest(holding: Holding, taxYear: TaxYear): CreditedInterest {
  const { firstDay, lastDay } = taxYear;
  const before = interestThrough(holding, firstDay.plus({ days: -1 }));
  const through = interestThrough(holding, lastDay);
  const { maturityDate } = holding;
  const last = maturityDate.isBefore(lastDay) ? maturityDate : lastDay;
  const credits: InterestCredit[] = [];
  let credited = before;
  for (const { date, till } of [...payoutsIn(taxYear, holding), { date: last, till: through }]) {
    const interest = till.minus(credited);
    if (!interest.isZero()) credits.push({ date, interest });
    credited = till;
  }
  return { before, through, credits };
}

/** The payouts in a tax year, each with the sum of all payouts until then. */
function payoutsIn({ firstDay, lastDay }: TaxYear, { payouts }: Holding) {
  let till = Money.zero;
  return payouts
    .map(({ date, amount }) => {
      till = till.plus(amount);
      return { date, till };
    })
    .filter(({ date }) => !date.isBefore(firstDay) && !date.isAfter(lastDay));
}
