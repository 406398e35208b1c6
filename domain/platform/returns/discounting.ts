import type { CalendarDate } from '../calendar-date.ts';
import { Decimal } from '../decimal.ts';
import { ReturnBasis } from './return-basis.ts';
import { yearsAndDays, type YearsAndDays } from './years-and-days.ts';

/** All payments of one day together, with the time since the first payment. */
export interface DayFlow {
  readonly amount: Decimal;
  readonly time: YearsAndDays;
  /** The same time in years. */
  readonly years: Decimal;
}

/** A payment with the time since the first payment. */
export function dayFlow(amount: Decimal, time: YearsAndDays): DayFlow {
  return { amount, time, years: inYears(time) };
}

const YEAR = 365;

/** The time from a day to a later one, by a basis. */
export function timeOn(
  basis: ReturnBasis,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): YearsAndDays {
  if (basis === ReturnBasis.Anniversary) return yearsAndDays(from, to);
  const all = from.daysUntil(to);
  return { years: Math.floor(all / YEAR), days: all % YEAR, yearLength: YEAR };
}

/** A time as a number of years. */
function inYears({ years, days, yearLength }: YearsAndDays): Decimal {
  return new Decimal(days).dividedBy(yearLength).plus(years);
}

/** The present value of payments at a rate, and how fast it changes with the rate. */
export interface PresentValue {
  readonly value: Decimal;
  readonly slope: Decimal;
}

/**
 * The present value of payments at a yearly rate, as a fraction of one.
 *
 * @formula sum of a / (1 + x)^t; its slope is the sum of -t x a / (1 + x)^(t + 1)
 */
export function presentValue(flows: readonly DayFlow[], rate: Decimal): PresentValue {
  const growth = rate.plus(1);
  const ofPart = partOfYearFactors(growth);
  let value = new Decimal(0);
  let slope = new Decimal(0);
  for (const { amount, time, years } of flows) {
    const factor = growth.pow(time.years).times(ofPart(time));
    const worth = amount.dividedBy(factor);
    value = value.plus(worth);
    slope = slope.minus(worth.times(years));
  }
  return { value, slope: slope.dividedBy(growth) };
}

/**
 * The growth in a part of a year, as powers of the growth in one day. Logarithm and exponential are
 * slow to calculate, so there is one of each per length of a year.
 */
function partOfYearFactors(growth: Decimal): (time: YearsAndDays) => Decimal {
  const daily = new Map<number, Decimal>();
  const known = new Map<string, Decimal>();
  const logarithm = growth.ln();
  return ({ days, yearLength }) => {
    const key = `${days}/${yearLength}`;
    const oneDay = daily.get(yearLength) ?? logarithm.dividedBy(yearLength).exp();
    daily.set(yearLength, oneDay);
    const factor = known.get(key) ?? oneDay.pow(days);
    known.set(key, factor);
    return factor;
  };
}
