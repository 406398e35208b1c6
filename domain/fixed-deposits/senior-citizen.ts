import { CalendarDate } from '../platform/calendar-date.ts';
import { asFacts, asKind, asYesOrNo } from '../platform/expected.ts';
import { isSeniorByAge } from '../platform/senior-age.ts';

/** The date of birth that a calculation at senior rates carries, whoever asks. */
export const SENIOR_CALCULATION_BIRTH_DATE = CalendarDate.of('1960-07-15');
/** Its counterpart for everybody else, where the person's own date is not known. */
export const REGULAR_CALCULATION_BIRTH_DATE = CalendarDate.of('1990-07-15');

/** Senior by the investor's data or by the verified PAN; by age where neither says anything. */
export function isSeniorCitizen(facts: {
  readonly flag?: boolean | undefined;
  readonly verifiedPanFlag?: boolean | undefined;
  readonly birthDate?: CalendarDate | undefined;
  readonly today: CalendarDate;
}): boolean {
  const { flag, verifiedPanFlag, birthDate, today } = asFacts(facts, 'an investor');
  const flags = [flag, verifiedPanFlag].filter((each) => each !== undefined);
  if (flags.some((each) => asYesOrNo(each, 'a senior citizen flag'))) return true;
  asKind(today, CalendarDate, 'today');
  return flags.length === 0 && birthDate !== undefined && isSeniorByAge(birthDate, today);
}

/** What a person must be told before going on with the toggle as it stands. */
export type SeniorNotice = 'is-eligible' | 'will-not-apply';

export function seniorNoticeFor(choice: {
  readonly isSeniorCitizen: boolean;
  readonly isToggleOn: boolean;
}): SeniorNotice | undefined {
  const { isSeniorCitizen: isSenior, isToggleOn } = asFacts(choice, 'a choice of rates');
  asYesOrNo(isSenior, 'a senior citizen');
  if (isSenior === asYesOrNo(isToggleOn, 'the senior citizen toggle')) return undefined;
  return isSenior ? 'is-eligible' : 'will-not-apply';
}

/**
 * The date of birth a calculation carries. Its age always agrees with the rates that are asked
 * for: a senior who looks at regular rates does not send a date that would bring senior ones.
 */
export function calculationBirthDateFor(calculation: {
  readonly isSeniorCitizen: boolean;
  readonly birthDate?: CalendarDate | undefined;
  readonly today: CalendarDate;
}): CalendarDate {
  const { isSeniorCitizen: isSenior, birthDate, today } = asFacts(calculation, 'a calculation');
  asKind(today, CalendarDate, 'today');
  if (asYesOrNo(isSenior, 'a senior citizen')) return SENIOR_CALCULATION_BIRTH_DATE;
  const isUsable = birthDate !== undefined && !isSeniorByAge(birthDate, today);
  return isUsable ? birthDate : REGULAR_CALCULATION_BIRTH_DATE;
}
