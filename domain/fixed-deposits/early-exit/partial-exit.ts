import { checkInstance, checkRecord } from '../../platform/argument-checks.ts';
import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkDate, checkMoney } from '../../platform/expected-values.ts';
import { Money } from '../../platform/money.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { Holding } from '../holdings/holdings.ts';
import { EarlyExit } from './early-exit.ts';
import type { ExitPayment } from './exit-answer.ts';
import { pointsFor } from './exit-rate.ts';
import type { PrematureRule } from './premature-rule.ts';

/** Why a part of a deposit cannot be broken. */
export type PartialExitViolation =
  | 'part-not-allowed'
  | 'not-payable'
  | 'not-whole-rupees'
  | 'not-above-zero'
  | 'not-below-principal';

/** A deposit of which a part was broken. */
export interface PartialExit {
  /** What is paid for the part. */
  readonly part: ExitPayment;
  /** The part as a deposit of its own; `exitWorking` shows its calculation. */
  readonly exit: EarlyExit;
  /** The rest, which keeps its contracted rate and maturity date. */
  readonly rest: Holding;
}

/**
 * Breaks a part of a deposit on a day: the part is paid like a deposit of its own, and the rest
 * goes on under the contract. The points are those of the whole principal.
 *
 * @source section 1 of the design notes on rules beyond the documents, `partial`
 * @throws an error for anything but an early exit, a date and an amount in rupees
 * @returns the reason if the rule allows no part, if the deposit cannot be broken on that day, or
 *   if the amount is not in whole rupees between zero and the principal
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('7'), payoutFrequency: 'at-maturity' };
 * const terms = { ...rate, principal: LAKH, tenure: Tenure.of({ years: 2 }) };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-01-15') });
 * const { value } = prematureRulesOf('bank').on(CalendarDate.of('2026-11-26'));
 * const year = { from: Tenure.of({ years: 1 }), annualRatePercent: Percentage.of('7') };
 * const rates = BookingDayRates.ofRanges([year]);
 * const exit = EarlyExit.of({ holding, rates, rule: { ...value, isPartAllowed: true } });
 * const day = CalendarDate.of('2027-01-15');
 * const answer = partialExit(exit, { day, withdrawn: Money.of('40000') });
 * answer.ok && answer.value.part.proceeds.text; // => '42600'
 * partialExit(exit, { day, withdrawn: LAKH }); // => { ok: false, failure: 'not-below-principal' }
 * ```
 */
export function partialExit(
  exit: EarlyExit,
  by: { readonly day: CalendarDate; readonly withdrawn: Money },
): Result<PartialExit, PartialExitViolation> {
  const { holding, rule, rates, reason } = checkInstance(exit, EarlyExit, 'an early exit');
  const { day, withdrawn } = checkRecord(by);
  checkDate(day);
  const { terms } = holding.quote;
  const violation = amountViolation(checkMoney(withdrawn), terms.principal);
  if (!rule.isPartAllowed) return failure('part-not-allowed');
  if (violation !== undefined) return failure(violation);
  const { startedOn } = holding;
  const withPrincipal = (principal: Money) =>
    Holding.of({ terms: { ...terms, principal }, startedOn });
  const ofPart = EarlyExit.of({
    ...{ holding: withPrincipal(withdrawn), rates, reason },
    rule: withPointsFor(terms.principal, rule),
  });
  const part = ofPart.on(day);
  if (part.kind !== 'payable') return failure('not-payable');
  const rest = withPrincipal(terms.principal.minus(withdrawn));
  return success({ part, exit: ofPart, rest });
}

function amountViolation(withdrawn: Money, principal: Money): PartialExitViolation | undefined {
  if (!withdrawn.isWholeRupees) return 'not-whole-rupees';
  if (!withdrawn.isGreaterThan(Money.zero)) return 'not-above-zero';
  return withdrawn.isLessThan(principal) ? undefined : 'not-below-principal';
}

/** The same rule, with the points of one principal for all. */
function withPointsFor(principal: Money, rule: PrematureRule): PrematureRule {
  const bands = rule.bands.map(({ from, interest }) => {
    if (interest.kind !== 'run-rate') return { from, interest };
    const points = [{ points: pointsFor(interest.points, principal) }];
    return { from, interest: { ...interest, points } };
  });
  return { ...rule, bands };
}
