import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Currency, currencyFor } from '#domain/platform/currency.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { type CompanyAmount, companyAmount } from '#domain/private-market/company-amount.ts';

/**
 * The provider's figures come as text, as numbers, blank or not at all. What is not there, or says
 * nothing, is left out; everything else is read exactly.
 */
type Loose = string | number | null | undefined;

export function textOr(value: string | null | undefined): string | undefined {
  const text = value?.trim() ?? '';
  return text === '' ? undefined : text;
}

export function moneyOr(value: Loose): Money | undefined {
  return isSaid(value) ? Money.of(String(value).trim()) : undefined;
}

/** A price is above zero: 0 says that there is none. */
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

/** The day of a date, or of a moment; what is no date is left out. */
export function dateOr(value: string | null | undefined): CalendarDate | undefined {
  const date = CalendarDate.parse((value ?? '').trim().slice(0, 10));
  return date.ok ? date.value : undefined;
}

/** Without a currency an amount is in rupees; in one that nobody knows it says nothing. */
export function amountOr(value: Loose, code?: string | null): CompanyAmount | undefined {
  const currency = textOr(code) === undefined ? Currency.Rupees : currencyFor(code ?? '');
  if (!isSaid(value) || currency === undefined) return undefined;
  return companyAmount(String(value).trim(), currency);
}

/** An address of the web; anything else, such as a script, is none. */
export function addressOr(value: string | null | undefined): string | undefined {
  const url = URL.parse((value ?? '').trim());
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

function isSaid(value: Loose): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
}
