import type { CalendarDate } from '../../platform/calendar-date.ts';
import {
  checkRecord,
  checkText,
  checkOneOf,
  checkInteger,
} from '../../platform/argument-checks.ts';
import { Currency } from '../../platform/currency.ts';
import { checkDate, checkMoneyIn, checkPercentage } from '../../platform/expected-values.ts';
import type { Percentage } from '../../platform/percentage.ts';
import type { CompanyAmount } from './company-amount.ts';

/** The figures on a company's page; unknown figures are absent. */
export interface CompanyFigures {
  readonly totalFunding?: CompanyAmount | undefined;
  readonly fundingRounds?: number | undefined;
  readonly latestFundingRound?: string | undefined;
  readonly latestFundingDate?: CalendarDate | undefined;
  readonly leadInvestor?: string | undefined;
  readonly investorCount?: number | undefined;
  readonly annualRevenue?: CompanyAmount | undefined;
  readonly revenuePeriodEnd?: CalendarDate | undefined;
  readonly employeeCount?: number | undefined;
  /** Growth over the last year in percent; negative for a decrease. */
  readonly employeeGrowth?: Percentage | undefined;
  readonly leadAcquisition?: string | undefined;
  readonly acquisitionCount?: number | undefined;
  readonly leadSimilarCompany?: string | undefined;
  readonly similarCompanyCount?: number | undefined;
  readonly exitDetails?: string | undefined;
  readonly marketCap?: CompanyAmount | undefined;
}

/** Lists every figure with the check of its value; the compiler reports a missing one. */
const FIGURES: { readonly [Name in keyof CompanyFigures]-?: Check<CompanyFigures[Name]> } = {
  totalFunding: checkAmount,
  fundingRounds: checkCount,
  latestFundingRound: checkText,
  latestFundingDate: checkDate,
  leadInvestor: checkText,
  investorCount: checkCount,
  annualRevenue: checkAmount,
  revenuePeriodEnd: checkDate,
  employeeCount: checkCount,
  employeeGrowth: checkPercentage,
  leadAcquisition: checkText,
  acquisitionCount: checkCount,
  leadSimilarCompany: checkText,
  similarCompanyCount: checkCount,
  exitDetails: checkText,
  marketCap: checkAmount,
};

type Check<Value> = (value: NonNullable<Value>) => unknown;

/**
 * Combines two sources of figures: each override of the share provider replaces the company data,
 * unless it is absent or blank. An override of 0 is not blank. An amount keeps its own currency.
 *
 * @source PM-3.5, PM-3.11; private market, section 3
 * @param from the share provider's overrides, and the company data
 * @returns the known figures, none blank
 * @throws an error for anything but a record of figures, each of its own type
 * @example
 * ```ts
 * const companyData = { leadInvestor: 'Banyan Capital', fundingRounds: 4, employeeCount: 120 };
 * const overrides = { leadInvestor: ' ', fundingRounds: 0 };
 * companyFigures({ overrides, companyData });
 * // => { leadInvestor: 'Banyan Capital', fundingRounds: 0, employeeCount: 120 }
 * ```
 */
export function companyFigures(from: {
  readonly overrides: CompanyFigures;
  readonly companyData: CompanyFigures;
}): CompanyFigures {
  const { overrides, companyData } = checkRecord(from);
  const [before, after] = [checkRecord(companyData), checkRecord(overrides)];
  const chosen = Object.entries(FIGURES).flatMap(([name, check]) => {
    const value = knownFigureIn(after, name) ?? knownFigureIn(before, name);
    if (value === undefined) return [];
    (check as (value: unknown) => unknown)(value);
    return [[name, value] as const];
  });
  return Object.freeze(Object.fromEntries(chosen));
}

function checkCount(value: number): number {
  return checkInteger(value);
}

function checkAmount(value: CompanyAmount): void {
  const { amount, currency } = checkRecord(value);
  checkMoneyIn<Currency>(amount, checkOneOf(currency, Currency));
}

/** The value of a figure; undefined if it is absent, blank text or not a finite number. */
function knownFigureIn(figures: CompanyFigures, name: string): unknown {
  const value: unknown = Object.getOwnPropertyDescriptor(figures, name)?.value;
  if (typeof value === 'string' && value.trim() === '') return undefined;
  if (typeof value === 'number' && !Number.isFinite(value)) return undefined;
  return value ?? undefined;
}

/**
 * Text that names one investor or acquisition and counts the others, such as `Banyan Capital and 3
 * more`.
 *
 * @source PM-3.7, PM-3.9; private market, section 3
 * @param named the name, absent or blank if unknown; and the total count, which includes the named
 *   one
 * @returns undefined if neither name nor count is known
 * @throws an error for a count that is not a whole number, 0 or more
 * @example
 * ```ts
 * leadAndOthers({ lead: 'Banyan Capital', count: 4 }); // => 'Banyan Capital and 3 more'
 * leadAndOthers({ lead: 'Banyan Capital' }); // => 'Banyan Capital'
 * leadAndOthers({ count: 4 }); // => '4'
 * ```
 */
export function leadAndOthers(named: {
  readonly lead?: string | undefined;
  readonly count?: number | undefined;
}): string | undefined {
  const { lead = '', count } = checkRecord(named);
  const name = checkText(lead).trim();
  if (count === undefined) return name === '' ? undefined : name;
  const all = checkInteger(count);
  if (name === '') return String(all);
  return all > 1 ? `${name} and ${all - 1} more` : name;
}
