import type { CalendarDate } from '../../platform/calendar-date.ts';
import { periodsPerYear } from '../interest/compounding-frequency.ts';
import { payoutsPerYear } from '../interest/payout-frequency.ts';
import { MONTHS_IN_YEAR } from '../interest/tenure.ts';
import { type ExposedDeposit, exposureOf } from './deposit-exposure.ts';

/**
 * An approximate exposure in rupees that is a hundred times faster than the exact one. It only
 * selects the days for which the exact exposure is calculated; no figure is taken from it.
 */
export interface ExposureEstimate {
  readonly on: (day: CalendarDate) => number;
  /** The exact exposure differs by less than this amount in rupees. */
  readonly error: number;
}

/** Far more than the rounding of a `number`, relative to the maturity amount. */
const RELATIVE_ERROR = 1e-9;
/** A payout differs from its exact amount by less than a rupee. */
const PAYOUT_ERROR = 1.1;

/**
 * An estimate of the exposure of a deposit. It is the exact exposure for tenures with odd days, for
 * payouts that can round to zero, and for broken periods that compound.
 */
export function estimateOf(deposit: ExposedDeposit): ExposureEstimate {
  const { holding, isRenewed = false } = deposit;
  const { startedOn, maturityDate, quote } = holding;
  const { principal, tenure, convention, payoutFrequency, compoundingFrequency } = quote.terms;
  const P = principal.decimal.toNumber();
  const r = quote.terms.annualRatePercent.fraction.toNumber();
  const payouts = payoutsPerYear(payoutFrequency);
  const perYear = payouts ?? periodsPerYear(compoundingFrequency);
  const rounding = (P + quote.totalInterest.decimal.toNumber()) * RELATIVE_ERROR;
  const isSimple = convention.brokenPeriod === 'simple-interest' && tenure.parts.days === 0;
  if (!isSimple || (payouts !== undefined && (P * r) / payouts < 1)) {
    return { on: (day) => exposureOf(deposit, day).decimal.toNumber(), error: rounding };
  }
  const [first, last] = [ordinalOf(startedOn), ordinalOf(maturityDate)];
  const atMaturity = isRenewed ? 0 : quote.maturityAmount.decimal.toNumber();
  const onDay = (day: CalendarDate) => {
    const ordinal = ordinalOf(day);
    if (ordinal < first || ordinal > last) return 0;
    if (ordinal === last) return atMaturity;
    const periods = (monthsSince(startedOn, day) * perYear) / MONTHS_IN_YEAR;
    // A whole number of periods has no rounding error, because months are then whole.
    const whole = Math.floor(periods);
    const balance = payouts === undefined ? P * (1 + r / perYear) ** whole : P;
    return balance * (1 + (r / perYear) * (periods - whole));
  };
  return { on: onDay, error: rounding + PAYOUT_ERROR };
}

/** A number with the order of the days. */
export function ordinalOf({ year, month, day }: CalendarDate): number {
  return (year * 100 + month) * 100 + day;
}

/** Months from a start date until a later day; the days of a month count by its length. */
function monthsSince(start: CalendarDate, day: CalendarDate): number {
  const months = (day.year - start.year) * MONTHS_IN_YEAR + day.month - start.month;
  const length = monthLength(day.year, day.month);
  const due = Math.min(start.day, length);
  if (day.day < due) {
    const [year, month] = day.month === 1 ? [day.year - 1, 12] : [day.year, day.month - 1];
    const before = monthLength(year, month);
    const since = before - Math.min(start.day, before);
    return months - 1 + (since + day.day) / (since + due);
  }
  const [year, month] = day.month === 12 ? [day.year + 1, 1] : [day.year, day.month + 1];
  const next = Math.min(start.day, monthLength(year, month));
  return months + (day.day - due) / (length - due + next);
}

function monthLength(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return isLeap ? 29 : 28;
  return 30 + ((month + Math.floor(month / 8)) % 2);
}
