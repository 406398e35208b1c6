import { maturityOutcomeFor } from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { ME } from '#domain/fixed-deposits/holdings/declared-deposit.ts';
import { declaredPart } from '#domain/fixed-deposits/holdings/declared-part.ts';
import { DepositOrigin } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import { type MoneyComing, moneyComing } from '#domain/fixed-deposits/holdings/money-coming.ts';
import {
  type DepositPayment,
  paymentsWithOutcome,
  payoutCalendar,
} from '#domain/fixed-deposits/interest/payout-calendar.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Money } from '#domain/platform/money.ts';
import type { DeclaredDepositTexts } from '#application/fixed-deposits/tax/device-facts.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { DepositPortfolio, PortfolioDeposit } from './held-deposits.ts';
import { holdingOf } from './holding-of.ts';
import { declaredDeposits } from './declared-deposits.ts';

/** A deposit with all its payments, as its own terms give them. */
export interface PayingHeldDeposit {
  readonly name: string;
  readonly payments: readonly DepositPayment[];
  readonly origin: DepositOrigin;
}

/** The money that an investor's deposits pay to the bank within the next 12 months. */
export interface ComingReport extends MoneyComing<PayingHeldDeposit> {
  readonly today: CalendarDate;
  /** The last day of the 12 months. */
  readonly until: CalendarDate;
  /** The number of running deposits whose payments cannot be calculated and are left out. */
  readonly leftOut: number;
  /** The part of the total that deposits at other institutions pay, in rupees. */
  readonly declared: Money;
}

/** Calculates what the deposits pay to the investor's bank account within 12 months. */
export class ReadMoneyComing {
  constructor(private readonly clock: Pick<Clock, 'today'>) {}

  /** @param told the deposits at other institutions; one of another first holder pays that one */
  run(
    { deposits }: Pick<DepositPortfolio, 'deposits'>,
    declared: DeclaredDepositTexts = [],
  ): ComingReport {
    const today = this.clock.today();
    const until = today.plus({ months: 12 });
    const running = deposits.filter(({ state }) => state === 'running');
    const paying = running.flatMap((deposit) => {
      const payments = paymentsOf(deposit, today);
      const { name } = deposit;
      return payments === undefined ? [] : [{ name, payments, origin: DepositOrigin.Booked }];
    });
    const coming = moneyComing([...paying, ...payingDeclared(declared)], { after: today, until });
    const amounts = coming.payments.map(({ deposit: { origin }, amount }) => ({ origin, amount }));
    const leftOut = running.length - paying.length;
    return { ...coming, today, until, leftOut, declared: declaredPart(amounts) };
  }
}

function payingDeclared(declared: DeclaredDepositTexts): readonly PayingHeldDeposit[] {
  return declaredDeposits(declared, { holderId: ME, issuers: [] })
    .filter(({ holders }) => holders[0] === ME)
    .map(({ name, origin, holding }) => ({
      name,
      payments: payoutCalendar(holding.quote, holding.startedOn),
      origin,
    }));
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
