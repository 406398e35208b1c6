import { checkRecord, checkRecords } from '../../platform/argument-checks.ts';
import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkDate } from '../../platform/expected-values.ts';
import { Money } from '../../platform/money.ts';
import type { PayerForecast } from './payer-forecast.ts';

/** A day on which a payer deducts tax, or until which it can receive a Form 121. */
export type TaxDay<Forecast extends PayerForecast = PayerForecast> =
  | {
      readonly kind: 'deduction';
      readonly date: CalendarDate;
      readonly forecast: Forecast;
      /** In rupees to the paisa. */
      readonly tax: Money;
    }
  | {
      /** The last day for a form that frees the next interest. */
      readonly kind: 'form-121';
      readonly date: CalendarDate;
      readonly forecast: Forecast;
    };

/**
 * The days on which payers are expected to deduct tax after one day, up to and including another,
 * and the last day for a Form 121 to each payer. A form frees the credits after its day, so its
 * last day is the one before the next credit. No credit is on 1 April, so this is a day of the tax
 * year.
 *
 * @source Income-tax Act, 2025, section 393(1) and section 393(6); the deductions are those once
 *   the interest passes the limit
 * @param forecasts those of each payer and tax year
 * @param span `after` is today, which can be the last day of a form, but not the day of a deduction
 * @returns the earliest first; a form before a deduction of the same day
 * @throws an error for anything but a list of forecasts, and for invalid days
 * @example
 * ```ts
 * const span = { after: CalendarDate.of('2026-11-18'), until: CalendarDate.of('2027-11-18') };
 * taxDays([], span); // => []
 * ```
 */
export function taxDays<Forecast extends PayerForecast>(
  forecasts: readonly Forecast[],
  span: { readonly after: CalendarDate; readonly until: CalendarDate },
): readonly TaxDay<Forecast>[] {
  const { after, until } = checkRecord(span);
  checkDate(after);
  checkDate(until);
  const days = checkRecords(forecasts).flatMap((forecast): readonly TaxDay<Forecast>[] => {
    const form = lastFormDay(forecast, after);
    const deductions = forecast.atCrossing.deductions.filter(({ date }) => date.isAfter(after));
    return [
      ...(form === undefined ? [] : [{ kind: 'form-121', date: form, forecast } as const]),
      ...deductions.map(
        ({ date, tax }) => ({ kind: 'deduction', date, tax, forecast }) as const,
      ),
    ];
  });
  const within = days.filter(({ date }) => !date.isAfter(until));
  return Object.freeze(
    within.toSorted(
      (one, other) =>
        other.date.daysUntil(one.date) ||
        Number(one.kind === 'deduction') - Number(other.kind === 'deduction'),
    ),
  );
}

/** The sum of the deductions, in rupees. */
export function deductedOn(days: readonly TaxDay[]): Money {
  return Money.sum(days.flatMap((day) => (day.kind === 'deduction' ? [day.tax] : [])));
}

/** Undefined if no form is needed, if one was given, and if no credit is left for one. */
function lastFormDay(
  { form121, isAboveLimit, credits }: PayerForecast,
  today: CalendarDate,
): CalendarDate | undefined {
  if (!isAboveLimit || form121.kind === 'given') return undefined;
  return credits
    .map(({ date }) => date.plus({ days: -1 }))
    .find((lastDay) => !lastDay.isBefore(today));
}
