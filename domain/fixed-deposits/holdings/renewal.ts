import { checkRecord, checkInstance, checkOneOf } from '../../platform/argument-checks.ts';
import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkDate, checkMoney } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import type { Money } from '../../platform/money.ts';
import type { DepositTerms } from '../interest/deposit-terms.ts';
import type { DepositLike } from './deposit-like.ts';
import { checkDepositLike } from './deposit-like-checks.ts';
import { Holding } from './holdings.ts';
import type { DepositAmountRules } from '../booking/deposit-amount.ts';
import {
  type MaturityInstruction, maturityOutcomeFor, outcomeWithRenewal,
} from '../booking/maturity-instruction.ts';
import { RateCard } from '../catalogue/rate-card.ts';
import { RateColumn } from '../catalogue/rate-column.ts';

/** Renewals each day for 27 years. */
const MOST_RENEWALS = 10_000;

/** What happens to the money of a deposit at maturity. */
export interface Renewal {
  readonly paidOut: Money;
  /** The terms of the new deposit, which starts on the maturity date; absent if there is none. */
  readonly terms?: DepositTerms;
  /** Why less is renewed than the instruction asks for; absent if all of it is. */
  readonly shortfall?: RenewalShortfall;
}

export type RenewalShortfall =
  /** The rate card has no rate for this tenure, payout frequency and kind of investor. */
  'not-offered' | 'below-minimum' | 'above-maximum';

/**
 * What happens to the money of a deposit at maturity, by its maturity instruction. A renewal has
 * the same tenure and payout frequency, at the current rate for the kind of investor. If the rate
 * card no longer has such a rate, or the amount is below the minimum, everything is paid out. What
 * is above the maximum is paid out too.
 *
 * @source FD-4.89; calculation rules, "Value on a day"
 * @param by.limits the amounts that the deposit accepts now; without them, it accepts any
 * @throws an error for an unknown instruction or column, or limits that are not money
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const terms = { principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2025-11-21') });
 * const by = { instruction: 'pay-out', rateCard: RateCard.of([]), column: 'r' };
 * renewalFor(holding, by).paidOut.text; // => '108000'
 * ```
 */
export function renewalFor(
  holding: Holding,
  by: {
    readonly instruction: MaturityInstruction;
    readonly rateCard: RateCard;
    readonly column: RateColumn;
    readonly limits?: Pick<DepositAmountRules, 'minimum' | 'maximum'> | undefined;
  },
): Renewal {
  const { terms, maturityAmount } = checkInstance(holding, Holding, 'a holding').quote;
  const { instruction, rateCard, column, limits } = checkRecord(by);
  const { renewed: wanted } = maturityOutcomeFor(instruction, { ...terms, maturityAmount });
  const row = checkInstance(rateCard, RateCard, 'a rate card').rowFor(terms);
  const annualRatePercent = row?.rates[checkOneOf(column, RateColumn)];
  if (wanted === undefined) return { paidOut: maturityAmount };
  if (annualRatePercent === undefined) return { paidOut: maturityAmount, shortfall: 'not-offered' };
  const { principal, ...rest } = acceptedPart(wanted, limits);
  if (principal === undefined) return { paidOut: maturityAmount, ...rest };
  const { paidOut } = outcomeWithRenewal({ maturityAmount }, principal);
  return { paidOut, terms: renewedTerms(holding, { principal, annualRatePercent }), ...rest };
}

/** The part of an amount that the limits allow as a principal; absent if they allow none. */
function acceptedPart(
  amount: Money,
  limits: Pick<DepositAmountRules, 'minimum' | 'maximum'> | undefined,
): Pick<Renewal, 'shortfall'> & { readonly principal?: Money } {
  if (limits === undefined) return { principal: amount };
  const maximum = checkMoney(limits.maximum);
  if (amount.isLessThan(checkMoney(limits.minimum))) return { shortfall: 'below-minimum' };
  if (!amount.isGreaterThan(maximum)) return { principal: amount };
  return { principal: maximum, shortfall: 'above-maximum' };
}

/**
 * A deposit and the deposits that are expected to follow it, in their order. Each starts on the
 * maturity date of the one before, with the money that the maturity instruction keeps, for the same
 * tenure. The rate of that day is not known yet, so the present rate stands for it.
 *
 * @source FD-4.89; Vriddhi's own rule: a forecast counts what the investor chose
 * @param by.until the last day on which a deposit may start
 * @returns the deposit alone if its money is paid out, or if it matures after that day
 * @throws an error for an invalid deposit, an unknown instruction or day, more than 10,000 renewals
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const terms = { principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2025-11-21') });
 * const bank = { issuerId: 'suryoday', institution: 'bank', holders: ['A'], right: 'self' };
 * const deposit = { id: '1', origin: 'booked', ...bank, holding };
 * const instruction = 'renew-principal-and-interest';
 * const chain = withRenewals(deposit, { instruction, until: CalendarDate.of('2028-03-31') });
 * const principals = chain.map((each) => each.holding.quote.terms.principal.text);
 * principals; // => ['100000', '108000', '116640']
 * ```
 */
export function withRenewals<Deposit extends DepositLike>(
  deposit: Deposit,
  by: { readonly instruction: MaturityInstruction; readonly until: CalendarDate },
): readonly Deposit[] {
  const { instruction, until } = checkRecord(by);
  checkDepositLike(deposit);
  checkDate(until);
  const chain: Deposit[] = [];
  let last = deposit;
  while (!last.holding.maturityDate.isAfter(until)) {
    invariant(chain.length < MOST_RENEWALS, `more than ${MOST_RENEWALS} renewals were expected`);
    const { quote, maturityDate: startedOn } = last.holding;
    const { terms, maturityAmount } = quote;
    const { renewed: principal } = maturityOutcomeFor(instruction, { ...terms, maturityAmount });
    if (principal === undefined) break;
    chain.push({ ...last, isRenewed: true });
    const holding = Holding.of({ terms: renewedTerms(last.holding, { principal }), startedOn });
    last = { ...deposit, id: `${deposit.id} renewal ${chain.length}`, holding };
  }
  return Object.freeze([...chain, last]);
}

/** The terms of the deposit that follows at maturity. */
function renewedTerms(
  { quote, maturityDate }: Holding,
  changed: Pick<DepositTerms, 'principal'> & Partial<DepositTerms>,
): DepositTerms {
  const { startsOn, ...terms } = quote.terms;
  return { ...terms, ...changed, ...(startsOn !== undefined && { startsOn: maturityDate }) };
}
