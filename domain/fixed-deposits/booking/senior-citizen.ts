import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkBoolean, checkOptions, checkRecord } from '../../platform/argument-checks.ts';
import { checkDate, checkPercentage } from '../../platform/expected-values.ts';
import type { Percentage } from '../../platform/percentage.ts';
import { isSeniorByAge } from '../../platform/senior-age.ts';

const FACTS = ['flag', 'verifiedPanFlag', 'birthDate', 'today'] as const;
const ORDER = ['isEntitled', 'isTaken', 'hasDeclined', 'regularRate', 'seniorRate'] as const;

/**
 * Whether an investor is a senior citizen: true if the profile or the verified PAN says so. If
 * neither has a flag, the age decides.
 *
 * @source FD-4.30
 * @throws an error for an unknown fact
 * @example
 * ```ts
 * isSeniorCitizen({ verifiedPanFlag: true, today: CalendarDate.of('2026-11-21') }); // => true
 * ```
 */
export function isSeniorCitizen(facts: {
  readonly flag?: boolean | undefined;
  readonly verifiedPanFlag?: boolean | undefined;
  readonly birthDate?: CalendarDate | undefined;
  readonly today: CalendarDate;
}): boolean {
  const { flag, verifiedPanFlag, birthDate, today } = checkOptions(facts, FACTS);
  const flags = [flag, verifiedPanFlag].filter((each) => each !== undefined);
  if (flags.some((each) => checkBoolean(each))) return true;
  checkDate(today);
  return flags.length === 0 && birthDate !== undefined && isSeniorByAge(birthDate, today);
}

/** The notice to show if the senior citizen toggle does not match the investor. */
export type SeniorNotice = 'is-eligible' | 'will-not-apply';

/**
 * The notice to show before the next step: the investor is a senior citizen but the toggle is off,
 * or the toggle is on but the investor is not one. Undefined if both agree.
 *
 * @source FD-4.32, FD-4.33
 * @throws an error for a value that is not a boolean
 * @example
 * ```ts
 * seniorNoticeFor({ isSeniorCitizen: true, isToggleOn: false }); // => 'is-eligible'
 * ```
 */
export function seniorNoticeFor(choice: {
  readonly isSeniorCitizen: boolean;
  readonly isToggleOn: boolean;
}): SeniorNotice | undefined {
  const { isSeniorCitizen: isSenior, isToggleOn } = checkRecord(choice);
  checkBoolean(isSenior);
  if (isSenior === checkBoolean(isToggleOn)) return undefined;
  return isSenior ? 'is-eligible' : 'will-not-apply';
}

/**
 * The higher senior citizen rate that an order does not use, although the investor is a senior
 * citizen and has not declined it. Undefined if the order loses nothing.
 *
 * @source FD-4.30, FD-4.32
 * @throws an error if a fact is not a boolean or unknown, or a rate is not a percentage
 * @example
 * ```ts
 * const rates = { regularRate: Percentage.of('8.5'), seniorRate: Percentage.of('9') };
 * const order = { isEntitled: true, isTaken: false, hasDeclined: false };
 * missedSeniorRate({ ...order, ...rates })?.text; // => '9'
 * missedSeniorRate({ ...order, hasDeclined: true, ...rates }); // => undefined
 * ```
 */
export function missedSeniorRate(order: {
  /** Whether the investor is a senior citizen. */
  readonly isEntitled: boolean;
  /** Whether the order uses the senior citizen rate. */
  readonly isTaken: boolean;
  /** Whether the investor declined the senior citizen rate. */
  readonly hasDeclined: boolean;
  /**
   * The rate without the senior citizen benefit; undefined if the deposit is only for senior
   * citizens.
   */
  readonly regularRate?: Percentage | undefined;
  readonly seniorRate?: Percentage | undefined;
}): Percentage | undefined {
  const { isEntitled, isTaken, hasDeclined, regularRate, seniorRate } = checkOptions(order, ORDER);
  const isMissed = checkBoolean(isEntitled) && !checkBoolean(isTaken);
  if (checkBoolean(hasDeclined) || !isMissed || seniorRate === undefined) return undefined;
  checkPercentage(seniorRate);
  if (regularRate === undefined) return seniorRate;
  return seniorRate.isGreaterThan(regularRate) ? seniorRate : undefined;
}
