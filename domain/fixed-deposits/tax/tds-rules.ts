import { CalendarDate } from '../../platform/calendar-date.ts';
import { Dated, SourceMark } from '../../platform/dated.ts';
import { Money } from '../../platform/money.ts';
import { Percentage } from '../../platform/percentage.ts';

/**
 * The limits in rupees for the interest that a payer credits to a holder in a tax year. A payer
 * deducts no tax up to the limit, and tax on the whole interest above it.
 */
export interface TdsLimits {
  /** Paid by a bank or post office to a senior citizen. */
  readonly bankToSenior: Money;
  /** Paid by a bank or post office to any other resident. */
  readonly bank: Money;
  /** Paid by a finance company, of any age of the holder. */
  readonly financeCompany: Money;
}

/** Rates of tax deducted at source (TDS) on interest, in percent of the whole interest. */
export interface TdsRates {
  readonly withPan: Percentage;
  readonly withoutPan: Percentage;
}

const FIRST_DAY = CalendarDate.of('2026-04-01');
const READ_ON = CalendarDate.of('2026-11-23');

/**
 * Limits below which payers of interest deduct no tax.
 *
 * @source Income-tax Act, 2025, section 393(1), table, serial number 5(ii) and (iii)
 */
export const TDS_LIMITS: Dated<TdsLimits> = Dated.of([
  {
    from: FIRST_DAY,
    value: Object.freeze({
      bankToSenior: Money.of('100000'),
      bank: Money.of('50000'),
      financeCompany: Money.of('10000'),
    }),
    source: {
      title: 'Income-tax Act, 2025, section 393(1), table, serial number 5(ii) and (iii)',
      publisher: 'Parliament of India',
      url: 'https://incometaxindia.gov.in/',
      published: CalendarDate.of('2025-08-21'),
      readOn: READ_ON,
      mark: SourceMark.Quoted,
    },
  },
]);

/**
 * Rates at which payers of interest deduct tax from residents.
 *
 * @source Income-tax Act, 2025, section 393(1): rates in force; section 397(2): without PAN
 */
export const TDS_RATES: Dated<TdsRates> = Dated.of([
  {
    from: FIRST_DAY,
    value: Object.freeze({ withPan: Percentage.of('10'), withoutPan: Percentage.of('20') }),
    source: {
      title: 'Rates of tax deducted at source, tax year 2026-27',
      publisher: 'Saral Tax India',
      url: 'https://saraltaxindia.com/2026/04',
      readOn: READ_ON,
      mark: SourceMark.Secondary,
    },
  },
]);

/**
 * On which day interest counts for the tax at source. The circular is one under the Income-tax Act
 * of 1961. Commentaries differ on whether it still holds; the forecast assumes the practice of
 * banks.
 *
 * @source Central Board of Direct Taxes, Circular 3/2010
 */
export const TDS_DAY: Dated<'credit-or-payment'> = Dated.of([
  {
    from: FIRST_DAY,
    value: 'credit-or-payment',
    source: {
      title: 'Circular 3/2010: tax when interest is added or paid, whichever is first',
      publisher: 'Central Board of Direct Taxes, quoted by ICAI',
      url: 'https://www.icai.org/post/5916',
      published: CalendarDate.of('2010-03-02'),
      readOn: READ_ON,
      mark: SourceMark.Quoted,
    },
  },
]);

/**
 * Age in years from which an individual is a senior citizen for tax, if reached by 31 March. The
 * rates of a deposit for senior citizens have an age of their own, `SENIOR_CITIZEN_AGE`.
 *
 * @source Income-tax Act, 2025, section 393(1), table, serial number 5(ii)D(a): senior citizens
 */
export const TAX_SENIOR_AGE: Dated<number> = Dated.of([
  {
    from: FIRST_DAY,
    value: 60,
    source: {
      title: 'Tax at source and Form 121 of senior citizens, from 60 years of age',
      publisher: 'B. S. Sridhar',
      url: 'https://bssridhar.com/?p=26264',
      readOn: READ_ON,
      mark: SourceMark.Secondary,
    },
  },
]);
