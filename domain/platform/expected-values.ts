import { CalendarDate } from './calendar-date.ts';
import { asKind } from './expected.ts';
import { Money } from './money.ts';
import { Percentage } from './percentage.ts';

/** What `expected.ts` does, for the values that every context reckons with. */
export function asMoney<In extends 'INR' | 'USD'>(value: Money<In>): Money<In> {
  asKind<Money<'INR' | 'USD'>>(value, Money, 'money');
  return value;
}

export function asPercentage(value: Percentage): Percentage {
  return asKind(value, Percentage, 'a percentage');
}

export function asDate(value: CalendarDate): CalendarDate {
  return asKind(value, CalendarDate, 'a date');
}
