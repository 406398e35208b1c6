import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import * as v from 'valibot';
import { parsedBy } from './stored-json.ts';

/** Schemas of values in browser storage. Amounts, rates and dates are stored as text. */
export const storedMoney = parsedBy((text) => Money.parse(text));
export const storedPercentage = parsedBy((text) => Percentage.parse(text));
export const storedDate = parsedBy((text) => CalendarDate.parse(text));
export const storedInteger = v.pipe(v.number(), v.safeInteger());
export const storedId = v.pipe(storedInteger, v.minValue(1));
