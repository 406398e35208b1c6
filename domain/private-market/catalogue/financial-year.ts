import { checkRecord, checkInteger } from '../../platform/argument-checks.ts';
import { invariant } from '../../platform/invariant.ts';

/** A financial year, by the calendar years in which it starts and ends. */
export interface FinancialYear {
  readonly startYear: number;
  readonly endYear: number;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

/**
 * Formats a financial year with two digits per calendar year, such as `FY 23-24`.
 *
 * @source PM-9.35; private market, section 9
 * @throws an error for years that are not whole, from 1900 to 2999, or more than a year apart
 * @example
 * ```ts
 * financialYearName({ startYear: 2023, endYear: 2024 }); // => 'FY 23-24'
 * ```
 */
export function financialYearName(year: FinancialYear): string {
  const { startYear, endYear } = checkRecord(year);
  checkInteger(startYear, { least: FIRST_YEAR, most: LAST_YEAR });
  checkInteger(endYear, { least: FIRST_YEAR, most: LAST_YEAR });
  const isOneYear = endYear === startYear || endYear === startYear + 1;
  invariant(isOneYear, 'a financial year must end in the year in which it starts, or in the next');
  return `FY ${lastTwoDigits(startYear)}-${lastTwoDigits(endYear)}`;
}

function lastTwoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
