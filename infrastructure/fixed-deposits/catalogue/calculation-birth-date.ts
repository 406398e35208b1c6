import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { isSeniorByAge } from '#domain/platform/senior-age.ts';

/** The date of birth that the product documents set for a calculation at senior rates. */
const SENIOR_BIRTH_DATE = CalendarDate.of('1960-07-15');

/**
 * The date of birth to send with a calculation: the fixed one at senior rates, the investor's own
 * at others. Undefined if the investor's date is unknown, or would trigger senior rates that were
 * not requested.
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
