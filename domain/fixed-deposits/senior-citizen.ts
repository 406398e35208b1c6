import { CalendarDate } from '../platform/calendar-date.ts';
import { asFacts, asYesOrNo } from '../platform/expected.ts';
import { asDate } from '../platform/expected-values.ts';
import { isSeniorByAge } from '../platform/senior-age.ts';

/** The date of birth that a calculation at senior rates carries, whoever asks. */
export const SENIOR_CALCULATION_BIRTH_DATE = CalendarDate.of('1960-07-15');
/** Its counterpart for everybody else, where the person's own date is not known. */
export const REGULAR_CALCULATION_BIRTH_DATE = CalendarDate.of('1990-07-15');

/**
 * Whether an investor is a senior citizen: by the investor's data or the verified PAN; by age where
 * neither says anything.
 *
 * @source FD-4.30
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
  const { flag, verifiedPanFlag, birthDate, today } = asFacts(facts);
  const flags = [flag, verifiedPanFlag].filter((each) => each !== undefined);
  if (flags.some((each) => asYesOrNo(each))) return true;
  asDate(today);
  return flags.length === 0 && birthDate !== undefined && isSeniorByAge(birthDate, today);
}

/** What a person must be told before going on with the toggle as it stands. */
export type SeniorNotice = 'is-eligible' | 'will-not-apply';

/**
 * What a person must be told before going on: eligible but off, or on but not eligible.
 *
 * @source FD-4.32, FD-4.33
 * @throws a sentence on what is not true or false
 * @example
 * ```ts
 * seniorNoticeFor({ isSeniorCitizen: true, isToggleOn: false }); // => 'is-eligible'
 * ```
 */
export function seniorNoticeFor(choice: {
  readonly isSeniorCitizen: boolean;
  readonly isToggleOn: boolean;
}): SeniorNotice | undefined {
  const { isSeniorCitizen: isSenior, isToggleOn } = asFacts(choice);
  asYesOrNo(isSenior);
  if (isSenior === asYesOrNo(isToggleOn)) return undefined;
  return isSenior ? 'is-eligible' : 'will-not-apply';
}

/**
 * The date of birth that a calculation carries: its age always agrees with the rates that are asked
 * for, so that a senior who looks at regular rates does not bring senior ones.
 *
 * @source FD-9.10, FD-9.11
 * @example
 * ```ts
 * const today = CalendarDate.of('2026-11-21');
 * calculationBirthDateFor({ isSeniorCitizen: true, today }).slashed; // => '15/07/1960'
 * ```
 */
export function calculationBirthDateFor(calculation: {
  readonly isSeniorCitizen: boolean;
  readonly birthDate?: CalendarDate | undefined;
  readonly today: CalendarDate;
}): CalendarDate {
  const { isSeniorCitizen: isSenior, birthDate, today } = asFacts(calculation);
  asDate(today);
  if (asYesOrNo(isSenior)) return SENIOR_CALCULATION_BIRTH_DATE;
  const isUsable = birthDate !== undefined && !isSeniorByAge(birthDate, today);
  return isUsable ? birthDate : REGULAR_CALCULATION_BIRTH_DATE;
}
