import {
  type Fraction, fraction, halfUp, interestAfterYears, over,
} from '#tests/domain/oracle.ts';

/**
 * Calculates the interest of deposits on a day a second time: fractions of BigInt, and days as
 * numbers since 1970, without code of the domain.
 */
export interface OracleDeposit {
  readonly principal: bigint;
  /** Percent, as plain decimal text. */
  readonly rate: string;
  readonly months: number;
  readonly startedOn: Ymd;
  /** Compounding periods a year; absent for a deposit with payouts. */
  readonly restsPerYear?: number | undefined;
  /** Payouts a year; absent for a cumulative deposit. */
  readonly payoutsPerYear?: number | undefined;
  /** Whether its money is in another deposit from the maturity date on. */
  readonly isRenewed?: boolean | undefined;
}

export type Ymd = readonly [year: number, month: number, day: number];

export function dayNumber([year, month, day]: Ymd): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

/** The day some months later, or the last day of that month. */
export function monthsLater([year, month, day]: Ymd, months: number): Ymd {
  const all = year * 12 + month - 1 + months;
  const [y, m] = [Math.floor(all / 12), (all % 12) + 1];
  const last = new Date(Date.UTC(y, m, 0)).getUTCDate();
  return [y, m, Math.min(day, last)];
}

export function maturityOf({ startedOn, months }: OracleDeposit): number {
  return dayNumber(monthsLater(startedOn, months));
}

/** Interest in paise from the start until a day, as the holder sees it on that day. */
export function paiseTill(deposit: OracleDeposit, day: number): bigint {
  const { paid, accrued, most } = interestTill(deposit, day);
  return paid * 100n + least(halfUp(accrued, 2), most * 100n);
}

/** Rupees paid until a day, the exact interest since then, and the next payment in rupees. */
function interestTill(deposit: OracleDeposit, day: number) {
  const none = { accrued: fraction(0n), most: 0n };
  if (day <= dayNumber(deposit.startedOn)) return { paid: 0n, ...none };
  if (day >= maturityOf(deposit)) return { paid: totalOf(deposit), ...none };
  const { whole, part } = monthsTill(deposit, day);
  const accruedSince = (months: number) =>
    interestOf(deposit, over(plusWhole(part, whole - months), fraction(12n)));
  if (deposit.payoutsPerYear === undefined) {
    return { paid: 0n, accrued: accruedSince(0), most: totalOf(deposit) };
  }
  const payouts = payoutsOf(deposit);
  const { months, paid } = payouts.findLast((payout) => payout.months <= whole) ?? NOTHING_PAID;
  const next = payouts.find((payout) => payout.months > whole)?.paid ?? paid;
  return { paid, accrued: accruedSince(months), most: next - paid };
}

const NOTHING_PAID = { months: 0, paid: 0n };

/** Payouts above zero in order: the day, and the months and rupees paid until then. */
export function payoutsOf(deposit: OracleDeposit) {
  const { payoutsPerYear, months: all, startedOn } = deposit;
  if (payoutsPerYear === undefined) return [];
  const each = 12 / payoutsPerYear;
  const dates = Array.from({ length: Math.ceil(all / each) }, (_, index) => {
    const months = Math.min((index + 1) * each, all);
    const day = dayNumber(monthsLater(startedOn, months));
    return { day, months, paid: paidAfter(deposit, months) };
  });
  return dates.filter(({ paid }, at) => paid > (dates[at - 1]?.paid ?? 0n));
}

/** Principal and unpaid interest in paise; the maturity amount on the last day, then zero. */
export function paiseHeld(deposit: OracleDeposit, day: number): bigint {
  const end = maturityOf(deposit) - (deposit.isRenewed === true ? 1 : 0);
  if (day < dayNumber(deposit.startedOn) || day > end) return 0n;
  const paid = payoutsOf(deposit).findLast((payout) => payout.day <= day)?.paid ?? 0n;
  return deposit.principal * 100n + paiseTill(deposit, day) - paid * 100n;
}

/** Interest in whole rupees from the start to the end of a day, rounded once. */
export function rupeesThrough(deposit: OracleDeposit, day: number): bigint {
  const { paid, accrued, most } = interestTill(deposit, day + 1);
  return paid + least(halfUp(accrued), most);
}

export function totalOf(deposit: OracleDeposit): bigint {
  return halfUp(interestOf(deposit, fraction(BigInt(deposit.months), 12n)));
}

function paidAfter(deposit: OracleDeposit, months: number): bigint {
  return halfUp(interestOf(deposit, fraction(BigInt(months), 12n)));
}

/** The interest of a cumulative deposit from the start until a day, exactly. */
export function exactInterestTill(deposit: OracleDeposit, day: number): Fraction {
  if (day >= maturityOf(deposit)) {
    return interestOf(deposit, fraction(BigInt(deposit.months), 12n));
  }
  const { whole, part } = monthsTill(deposit, day);
  return interestOf(deposit, over(plusWhole(part, whole), fraction(12n)));
}

function interestOf(deposit: OracleDeposit, years: Fraction): Fraction {
  const { principal, rate, restsPerYear } = deposit;
  return interestAfterYears({ principal, rate, years, restsPerYear });
}

function monthsTill({ startedOn }: OracleDeposit, day: number) {
  let whole = 0;
  while (dayNumber(monthsLater(startedOn, whole + 1)) <= day) whole += 1;
  const from = dayNumber(monthsLater(startedOn, whole));
  const until = dayNumber(monthsLater(startedOn, whole + 1));
  return { whole, part: fraction(BigInt(day - from), BigInt(until - from)) };
}

function plusWhole(part: Fraction, whole: number): Fraction {
  return fraction(part.top + BigInt(whole) * part.bottom, part.bottom);
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
