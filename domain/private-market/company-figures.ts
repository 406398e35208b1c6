import type { CalendarDate } from '../platform/calendar-date.ts';
import { asFacts, asText, asWhole } from '../platform/expected.ts';
import type { Percentage } from '../platform/percentage.ts';
import type { CompanyAmount } from './company-amount.ts';

/** What is known of a company; each figure is absent where nobody says it. */
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
  /** Over the last year; below zero where there are fewer. */
  readonly employeeGrowth?: Percentage | undefined;
  readonly leadAcquisition?: string | undefined;
  readonly acquisitionCount?: number | undefined;
  readonly leadSimilarCompany?: string | undefined;
  readonly similarCompanyCount?: number | undefined;
  readonly exitDetails?: string | undefined;
  readonly marketCap?: CompanyAmount | undefined;
}

/** Every figure by name: a new one that is forgotten here does not compile. */
const FIGURES = {
  totalFunding: true,
  fundingRounds: true,
  latestFundingRound: true,
  latestFundingDate: true,
  leadInvestor: true,
  investorCount: true,
  annualRevenue: true,
  revenuePeriodEnd: true,
  employeeCount: true,
  employeeGrowth: true,
  leadAcquisition: true,
  acquisitionCount: true,
  leadSimilarCompany: true,
  similarCompanyCount: true,
  exitDetails: true,
  marketCap: true,
} as const satisfies Record<keyof CompanyFigures, true>;

/**
 * A figure that the provider overrides wins over that of the company data, where it is there and
 * not blank; 0 is there. An amount brings its own currency with it.
 *
 * @source PM-3.5, PM-3.11; private market, section 3
 * @param from the overrides of the provider, and the company data
 * @returns the figures that somebody says, none blank
 * @throws a sentence for what is not a record of figures
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
  const { overrides, companyData } = asFacts(from);
  const [before, after] = [asFacts(companyData), asFacts(overrides)];
  const chosen: CompanyFigures = Object.fromEntries(
    Object.keys(FIGURES)
      .map((name) => [name, saidIn(after, name) ?? saidIn(before, name)] as const)
      .filter(([, value]) => value !== undefined),
  );
  return Object.freeze(chosen);
}

/** What a record says under a name; nothing where it is empty or blank. */
function saidIn(figures: CompanyFigures, name: string): unknown {
  const value: unknown = Object.getOwnPropertyDescriptor(figures, name)?.value;
  if (typeof value === 'string' && value.trim() === '') return undefined;
  if (typeof value === 'number' && !Number.isFinite(value)) return undefined;
  return value ?? undefined;
}

/**
 * Who leads, and how many more there are: the count has the one who is named in it.
 *
 * @source PM-3.7, PM-3.9; private market, section 3
 * @param named the name, blank or absent where it is not known; and how many there are in all
 * @returns undefined where neither is known
 * @throws a sentence for a count that is not a whole number, 0 or more
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
  const { lead = '', count } = asFacts(named);
  const name = asText(lead).trim();
  if (count === undefined) return name === '' ? undefined : name;
  const all = asWhole(count);
  if (name === '') return String(all);
  return all > 1 ? `${name} and ${all - 1} more` : name;
}
