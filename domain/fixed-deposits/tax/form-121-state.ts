import type { CalendarDate } from '../../platform/calendar-date.ts';
import type { Form121, Form121State } from './form-121.ts';

interface FormFacts {
  readonly isAboveLimit: boolean;
  /** The days of the year's credits in order. */
  readonly creditDays: readonly CalendarDate[];
  /** The form given for the payer and tax year. */
  readonly form: Form121 | undefined;
  readonly today: CalendarDate;
}

/**
 * The state of Form 121 for a payer and tax year. A form counts for the credits after the day on
 * which the payer receives it.
 *
 * @source Income-tax Act, 2025, section 393(6)
 */
export function form121State(facts: FormFacts): Form121State {
  const { isAboveLimit, creditDays, form, today } = facts;
  if (form !== undefined) return givenState(form, creditDays);
  const days = isAboveLimit ? creditDays : [];
  const forCredit = lastUntil(today, days);
  const nextCredit = days.find((day) => day.isAfter(today));
  if (forCredit !== undefined) {
    return { kind: 'too-late', forCredit, ...(nextCredit !== undefined && { nextCredit }) };
  }
  return nextCredit === undefined
    ? { kind: 'not-needed' }
    : { kind: 'could-be-given', before: nextCredit };
}

function givenState(form: Form121, creditDays: readonly CalendarDate[]): Form121State {
  const { givenOn: on, uin } = form;
  const tooLateFor = lastUntil(on, creditDays);
  const late = tooLateFor === undefined ? {} : { tooLateFor };
  return { kind: 'given', on, ...(uin !== undefined && { uin }), ...late };
}

function lastUntil(day: CalendarDate, days: readonly CalendarDate[]): CalendarDate | undefined {
  return days.findLast((each) => !each.isAfter(day));
}
