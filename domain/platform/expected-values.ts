import { CalendarDate } from './calendar-date.ts';
import type { Currency } from './currency.ts';
import { checkInstance } from './argument-checks.ts';
import { invariant } from './invariant.ts';
import { Money } from './money.ts';
import { Percentage } from './percentage.ts';

/** Returns an amount in rupees, or throws for any other value. */
export function asMoney(value: Money): Money {
  return asMoneyIn(value, 'INR');
}

export function asMoneyIn<In extends Currency>(value: Money<In>, currency: In): Money<In> {
  const given: Currency = checkInstance<Money<Currency>>(value, Money, 'money').currency;
  invariant(given === currency, `an amount in ${currency} was expected, got one in ${given}`);
  return value;
}

/** Returns an amount in rupees of zero or more, or throws. */
export function asNonNegative(value: Money, what: string): Money {
  invariant(!asMoney(value).isNegative(), `${what} must not be negative`);
  return value;
}

export function asPercentage(value: Percentage): Percentage {
  return checkInstance(value, Percentage, 'a percentage');
}

export function asDate(value: CalendarDate): CalendarDate {
  return checkInstance(value, CalendarDate, 'a date');
}
