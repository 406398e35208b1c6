import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Currency, currencyFor } from '#domain/platform/currency.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import {
  type CompanyAmount,
  companyAmount,
} from '#domain/private-market/catalogue/company-amount.ts';
import { readMoment } from './wire-moment.ts';

/**
 * A figure from the provider: text, a number, blank or missing. The functions below return
 * undefined for blank and missing figures, and parse others exactly.
 */
type Loose = string | number | null | undefined;

export function textOr(value: string | null | undefined): string | undefined {
  const text = value?.trim() ?? '';
  return text === '' ? undefined : text;
}

export function moneyOr(value: Loose): Money | undefined {
  return isSaid(value) ? Money.of(String(value).trim()) : undefined;
}

/** The price of a wire value. 0 means that there is none, because a price is positive. */
export function priceOr(value: Loose): Money | undefined {
  const price = moneyOr(value);
  return price?.isGreaterThan(Money.zero) === true ? price : undefined;
}

export function percentOr(value: Loose): Percentage | undefined {
  return isSaid(value) ? Percentage.of(String(value).trim()).toHundredth() : undefined;
}

export function countOr(value: Loose): number | undefined {
  return isSaid(value) ? Number(value) : undefined;
}

/** The date of a wire value with a date, or a date and time; undefined for other text. */
export function dateOr(value: string | null | undefined): CalendarDate | undefined {
  const date = CalendarDate.parse((value ?? '').trim().slice(0, 10));
  return date.ok ? date.value : undefined;
}

/** The day in India of a wire value with a date and time; undefined for other text. */
export function momentDateOr(value: string | null | undefined): CalendarDate | undefined {
  const moment = readMoment(value);
  return moment === undefined ? undefined : CalendarDate.inIndia(moment);
}

/**
 * The amount of a wire value. Without a currency it is in rupees; undefined for an unknown
 * currency.
 */
export function amountOr(value: Loose, code?: string | null): CompanyAmount | undefined {
  const currency = textOr(code) === undefined ? Currency.Rupees : currencyFor(code ?? '');
  if (!isSaid(value) || currency === undefined) return undefined;
  return companyAmount(String(value).trim(), currency);
}

/** A web URL; undefined for any other text, such as a `javascript:` URL. */
export function addressOr(value: string | null | undefined): string | undefined {
  const url = URL.parse((value ?? '').trim());
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

function isSaid(value: Loose): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
}
