import { CalendarDate } from './calendar-date.ts';
import type { Currency } from './currency.ts';
import { checkInstance } from './argument-checks.ts';
import { invariant } from './invariant.ts';
import { Money } from './money.ts';
import { Percentage } from './percentage.ts';

/** Returns an amount in rupees, or throws for any other value. */
export function checkMoney(value: Money): Money {
  return checkMoneyIn(value, 'INR');
}

export function checkMoneyIn<In extends Currency>(value: Money<In>, currency: In): Money<In> {
  const given: Currency = checkInstance<Money<Currency>>(value, Money, 'money').currency;
  invariant(given === currency, `an amount in ${currency} was expected, got one in ${given}`);
  return value;
}

/** Returns an amount in rupees of zero or more, or throws. */
export function checkNonNegative(value: Money, what: string): Money {
  invariant(!checkMoney(value).isNegative(), `${what} must not be negative`);
  return value;
}

export function checkPercentage(value: Percentage): Percentage {
  return checkInstance(value, Percentage, 'a percentage');
}

export function checkDate(value: CalendarDate): CalendarDate {
  return checkInstance(value, CalendarDate, 'a date');
}
