import { Decimal } from '../decimal.ts';
import { failure, type Result, success } from '../result.ts';
import type { CashFlow, MoneyWeightedReturnViolation } from './cash-flow.ts';
import { dayFlow, type DayFlow, presentValue, type PresentValue, timeOn } from './discounting.ts';
import type { ReturnBasis } from './return-basis.ts';

/** The lowest and the highest rate that is accepted, as fractions of one. */
const LOWEST = new Decimal('-0.99');
const HIGHEST = new Decimal(10);
const NO_RETURN = new Decimal(0);
/** The search uses fewer digits, because logarithms of 40 digits are slow to calculate. */
const Coarse = Decimal.clone({ precision: 22 });
/** The search ends at this distance; each of the last steps doubles the correct digits. */
const NEAR = new Decimal('1e-15');
const LAST_STEPS = 2;

type Solved = Result<Decimal, MoneyWeightedReturnViolation>;

/** The unrounded yearly return of payments, as a fraction of one; 0.08 is 8%. */
export function solvedReturn(flows: readonly CashFlow[], basis: ReturnBasis): Solved {
  const byDay = netByDay(flows, basis);
  const [first, last, ...others] = byDay;
  if (!byDay.some(({ amount }) => amount.isNegative())) return failure('no-outflow');
  if (!byDay.some(({ amount }) => amount.isPositive())) return failure('no-inflow');
  if (first !== undefined && last !== undefined && others.length === 0) {
    return ofTwoPayments(first, last);
  }
  return ofPayments(byDay);
}

/** The sum of the payments of each day, in order, without days whose payments add up to zero. */
function netByDay(flows: readonly CashFlow[], basis: ReturnBasis): readonly DayFlow[] {
  const ordered = flows.toSorted((a, b) => b.date.daysUntil(a.date));
  const [first] = ordered;
  if (first === undefined) return [];
  const sums = new Map<number, { readonly amount: Decimal; readonly flow: CashFlow }>();
  for (const flow of ordered) {
    const day = flow.date.daysUntil(first.date);
    const before = sums.get(day)?.amount ?? NO_RETURN;
    sums.set(day, { amount: before.plus(flow.amount.decimal), flow });
  }
  const days = [...sums.values()].filter(({ amount }) => !amount.isZero());
  const from = days[0]?.flow.date;
  if (from === undefined) return [];
  return days.map(({ amount, flow }) => dayFlow(amount, timeOn(basis, { from, to: flow.date })));
}

/** One payment out and one back need no search: (back / out)^(1 / years) - 1. */
function ofTwoPayments(first: DayFlow, last: DayFlow): Solved {
  const growth = last.amount.dividedBy(first.amount).negated();
  const rate = growth.pow(new Decimal(1).dividedBy(last.years)).minus(1);
  const isInRange = !rate.lessThan(LOWEST) && !rate.greaterThan(HIGHEST);
  return isInRange ? success(rate) : failure('out-of-range');
}

/**
 * The return of three payments or more. By the rule of Laguerre, there are at most as many rates
 * above zero as the sum so far changes its sign, and at most as many below zero as the sum from the
 * end does. So there is one rate on the side that is searched, or the payments are refused. Rates
 * below zero are not searched if there is one above zero.
 */
function ofPayments(flows: readonly DayFlow[]): Solved {
  const amounts = flows.map(({ amount }) => amount);
  const isNetZero = amounts.reduce((sum, amount) => sum.plus(amount)).isZero();
  const changes = signChangesOfSums(amounts);
  if (changes > 1 || (changes === 1 && isNetZero)) return failure('ambiguous');
  if (changes === 1) return searched(flows, HIGHEST);
  if (isNetZero) return success(NO_RETURN);
  return signChangesOfSums(amounts.toReversed()) > 1
    ? failure('ambiguous')
    : searched(flows, LOWEST);
}

/** How often the sum so far changes its sign; a sum of zero has none. */
function signChangesOfSums(amounts: readonly Decimal[]): number {
  let changes = 0;
  let sign = 0;
  let sum = new Decimal(0);
  for (const amount of amounts) {
    sum = sum.plus(amount);
    const now = sum.isZero() ? sign : signOf(sum);
    if (sign !== 0 && now !== sign) changes += 1;
    sign = now;
  }
  return changes;
}

function signOf(value: Decimal): 1 | -1 {
  return value.isNegative() ? -1 : 1;
}

/**
 * Finds the rate between zero and a limit. It takes a step of Newton where that is at least twice
 * as near as the step before, and else half of the interval that contains the rate.
 */
function searched(flows: readonly DayFlow[], limit: Decimal): Solved {
  let rate: Decimal = new Coarse(0);
  let at = presentValue(flows, rate);
  const sign = signOf(at.value);
  const atLimit = presentValue(flows, limit).value;
  if (atLimit.isZero()) return success(limit);
  if (signOf(atLimit) === sign) return failure('out-of-range');
  /** The rate is between `near`, on the side of zero, and `far`, on the side of the limit. */
  let [near, far]: [Decimal, Decimal] = [rate, new Coarse(limit)];
  let step = limit;
  while (!at.value.isZero() && step.abs().greaterThan(NEAR)) {
    const next = nextRate({ rate, at, step, near, far });
    step = next.minus(rate);
    rate = next;
    at = presentValue(flows, rate);
    if (signOf(at.value) === sign) near = rate;
    else far = rate;
  }
  return success(refined(flows, rate));
}

/** The rate with all digits, by steps of Newton from a rate that is nearly right. */
function refined(flows: readonly DayFlow[], nearly: Decimal): Decimal {
  let rate = new Decimal(nearly);
  for (let step = 0; step < LAST_STEPS; step += 1) {
    const { value, slope } = presentValue(flows, rate);
    rate = rate.minus(value.dividedBy(slope));
  }
  return rate;
}

interface Search {
  readonly rate: Decimal;
  readonly at: PresentValue;
  readonly step: Decimal;
  readonly near: Decimal;
  readonly far: Decimal;
}

function nextRate({ rate, at, step, near, far }: Search): Decimal {
  const move = at.slope.isZero() ? far : at.value.dividedBy(at.slope).negated();
  const next = rate.plus(move);
  const isInside = next.minus(near).times(next.minus(far)).isNegative();
  const isFaster = move.abs().times(2).lessThan(step.abs());
  return isInside && isFaster ? next : near.plus(far).dividedBy(2);
}
