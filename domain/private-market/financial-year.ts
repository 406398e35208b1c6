import { asFacts, asWhole } from '../platform/expected.ts';
import { invariant } from '../platform/invariant.ts';

/** The calendar years in which a financial year begins and ends. */
export interface FinancialYear {
  readonly startYear: number;
  readonly endYear: number;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

/**
 * A financial year is named by the last two digits of the years in which it begins and ends.
 *
 * @source PM-9.35; private market, section 9
 * @throws a sentence for years that are not whole, from 1900 to 2999, or more than a year apart
 * @example
 * ```ts
 * financialYearName({ startYear: 2023, endYear: 2024 }); // => 'FY 23-24'
 * ```
 */
export function financialYearName(year: FinancialYear): string {
  const { startYear, endYear } = asFacts(year);
  asWhole(startYear, { least: FIRST_YEAR, most: LAST_YEAR });
  asWhole(endYear, { least: FIRST_YEAR, most: LAST_YEAR });
  const isOneYear = endYear === startYear || endYear === startYear + 1;
  invariant(isOneYear, 'a financial year ends in the year it begins in, or in the next');
  return `FY ${lastTwoDigits(startYear)}-${lastTwoDigits(endYear)}`;
}

function lastTwoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
