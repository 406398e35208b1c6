import { maturityOutcomeFor } from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { type MoneyComing, moneyComing } from '#domain/fixed-deposits/holdings/money-coming.ts';
import {
  type DepositPayment,
  paymentsWithOutcome,
  payoutCalendar,
} from '#domain/fixed-deposits/interest/payout-calendar.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { DepositPortfolio, PortfolioDeposit } from './held-deposits.ts';
import { holdingOf } from './holding-of.ts';

/** A held deposit with all its payments, as its own terms give them. */
export type PayingHeldDeposit = PortfolioDeposit & { readonly payments: readonly DepositPayment[] };

/** The money that an investor's deposits pay to the bank within the next 12 months. */
export interface ComingReport extends MoneyComing<PayingHeldDeposit> {
  readonly today: CalendarDate;
  /** The last day of the 12 months. */
  readonly until: CalendarDate;
  /** The number of running deposits whose payments cannot be calculated and are left out. */
  readonly leftOut: number;
}

/** Calculates what the held deposits pay to the investor's bank account within 12 months. */
export class ReadMoneyComing {
  constructor(private readonly clock: Pick<Clock, 'today'>) {}

  run({ deposits }: Pick<DepositPortfolio, 'deposits'>): ComingReport {
    const today = this.clock.today();
    const until = today.plus({ months: 12 });
    const running = deposits.filter(({ state }) => state === 'running');
    const paying = running.flatMap((deposit) => {
      const payments = paymentsOf(deposit, today);
      return payments === undefined ? [] : [{ ...deposit, payments }];
    });
    const coming = moneyComing(paying, { after: today, until });
    return { ...coming, today, until, leftOut: running.length - paying.length };
  }
}

/**
 * The payments of a deposit; undefined if its source sends too few facts, or figures that our own
 * calculation does not give.
 */
function paymentsOf(
  deposit: PortfolioDeposit,
  today: CalendarDate,
): readonly DepositPayment[] | undefined {
  const holding = holdingOf(deposit, today);
  if (holding === undefined) return undefined;
  const payments = payoutCalendar(holding.quote, holding.startedOn);
  const { maturityInstruction, principal } = deposit;
  if (maturityInstruction === undefined) return payments;
  const { maturityAmount } = holding.quote;
  return paymentsWithOutcome(
    payments,
    maturityOutcomeFor(maturityInstruction, { principal, maturityAmount }),
  );
}
