import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { isSeniorByAge } from '#domain/platform/senior-age.ts';

/** The date of birth that the product documents prescribe for a calculation at senior rates. */
const SENIOR_BIRTH_DATE = CalendarDate.of('1960-07-15');

/**
 * The date of birth to send with a calculation: the prescribed one at senior rates, the investor's
 * own at other rates. Undefined if the investor's own is unknown, or would lead to senior rates
 * although the calculation asks for others.
 */
export function calculationBirthDateFor({
  isSeniorCitizen,
  birthDate,
  today,
}: {
  readonly isSeniorCitizen: boolean;
  readonly birthDate?: CalendarDate | undefined;
  readonly today: CalendarDate;
}): CalendarDate | undefined {
  if (isSeniorCitizen) return SENIOR_BIRTH_DATE;
  const isUsable = birthDate !== undefined && !isSeniorByAge(birthDate, today);
  return isUsable ? birthDate : undefined;
}
