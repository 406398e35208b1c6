import { checkOptions } from '../../platform/argument-checks.ts';
import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkDate, checkMoney } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';
import type { HeldInRight } from '../holdings/deposit-like.ts';
import { checkHeldInRight } from '../holdings/deposit-like-checks.ts';
import { Holding } from '../holdings/holdings.ts';
import type { DepositTerms } from '../interest/deposit-terms.ts';
import { BucketExposure, limitOn } from './bucket-exposure.ts';
import { isAtBank, partsWith } from './bucket-parts.ts';
import { checkCoverFacts, type CompleteCoverFacts } from './cover-checks.ts';
import { exposureOf } from './deposit-exposure.ts';
import type { CoverFacts } from './insurance-bucket.ts';

/** A deposit whose principal is still open. */
export interface PlannedDeposit extends HeldInRight {
  readonly terms: Omit<DepositTerms, 'principal'>;
  readonly startedOn: CalendarDate;
  /** The principal must be a multiple of this amount, in whole rupees; one rupee if absent. */
  readonly step?: Money | undefined;
}

const PARTS = [
  ...(['issuerId', 'institution', 'holders', 'right', 'onBehalfOf'] as const),
  ...(['terms', 'startedOn', 'step'] as const),
];

/**
 * The largest principal of a planned deposit with which its bucket stays within the limit on every
 * day from today on on which the deposit runs. Found by search on the rounded amounts.
 *
 * @formula the largest multiple of the step with exposure of the bucket <= limit on every day
 * @source Deposit Insurance and Credit Guarantee Corporation Act 1961, section 16(1)
 * @returns zero if not even one step fits; undefined for a deposit that is not at a bank, and if no
 *   limit is known for today
 * @throws an error as `insuranceCover` does, for impossible terms, for a step that is not in whole
 *   rupees above zero, and for a deposit that matures before today
 * @example
 * ```ts
 * const bank = { issuerId: 'suryoday', institution: 'bank', holders: ['A'], right: 'self' };
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const year = { ...rate, tenure: Tenure.of({ years: 1 }), compoundingFrequency: 'quarterly' };
 * const today = CalendarDate.of('2026-11-26');
 * const planned = { ...bank, terms: year, startedOn: today };
 * insuranceHeadroom(planned, { deposits: [], today }).text; // => '461923'
 * ```
 */
export function insuranceHeadroom(planned: PlannedDeposit, facts: CoverFacts): Money | undefined {
  const complete = checkCoverFacts(facts);
  const { terms, startedOn, step = Money.of(1) } = checkHeldInRight(checkOptions(planned, PARTS));
  const isWhole = checkMoney(step).isWholeRupees && step.isGreaterThan(Money.zero);
  invariant(isWhole, `a step needs whole rupees above zero, got ${step.text}`);
  checkDate(startedOn);
  const holdingOf = (steps: number) =>
    Holding.of({ terms: { ...terms, principal: step.times(steps) }, startedOn });
  const { maturityDate } = holdingOf(1);
  const { today, limits } = complete;
  invariant(!maturityDate.isBefore(today), 'a planned deposit must not mature before today');
  if (!isAtBank(planned) || limits.on(today) === undefined) return undefined;
  const isWithin = limitTest(planned, complete);
  const first = startedOn.isBefore(today) ? today : startedOn;
  let [fitting, above] = [0, stepsIn(limitOn(first, limits).value, step) + 1];
  while (above - fitting > 1) {
    const middle = Math.floor((fitting + above) / 2);
    if (isWithin(holdingOf(middle))) fitting = middle;
    else above = middle;
  }
  return step.times(fitting);
}

/** Whether the bucket stays within the limit with a holding, on every day of the holding ahead. */
function limitTest(
  planned: HeldInRight,
  facts: CompleteCoverFacts,
): (holding: Holding) => boolean {
  const { today, limits } = facts;
  const others = new BucketExposure(partsWith(planned, facts));
  return (holding) =>
    others.runsBeside({ holding }, { from: today, limits }).every(({ end }) => {
      const exposure = others.on(end).plus(exposureOf({ holding }, end));
      return !exposure.isGreaterThan(limitOn(end, limits).value);
    });
}

function stepsIn(limit: Money, step: Money): number {
  return limit.decimal.dividedBy(step.decimal).floor().toNumber();
}
