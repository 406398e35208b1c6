import { asFacts, asKind, asList, asText, asWord, asYesOrNo } from '../platform/expected.ts';
import { asPercentage } from '../platform/expected-values.ts';
import type { Percentage } from '../platform/percentage.ts';
import { isFoundIn } from '../platform/text-search.ts';
import { PayoutFrequency } from './payout-frequency.ts';
import { Tenure } from './tenure.ts';

/** Who takes the deposit; only banks are covered by the deposit insurance. */
export const InstitutionKind = Object.freeze({
  Bank: 'bank',
  FinanceCompany: 'finance-company',
} as const);
export type InstitutionKind = (typeof InstitutionKind)[keyof typeof InstitutionKind];

/** The lengths that people narrow a list to. */
export const TenureRange = Object.freeze({
  UpToOneYear: 'up-to-1y',
  OneToThreeYears: '1y-to-3y',
  ThreeToFiveYears: '3y-to-5y',
  OverFiveYears: 'over-5y',
} as const);
export type TenureRange = (typeof TenureRange)[keyof typeof TenureRange];

const RANGES = {
  'up-to-1y': { label: 'Up to 1 year', above: 0, upTo: 360 },
  '1y-to-3y': { label: '1 to 3 years', above: 360, upTo: 1080 },
  '3y-to-5y': { label: '3 to 5 years', above: 1080, upTo: 1800 },
  'over-5y': { label: 'Over 5 years', above: 1800, upTo: Infinity },
} as const satisfies Record<TenureRange, object>;

/**
 * What a person reads of a range of tenures.
 *
 * @source calculation rules, "Tenure"
 * @throws a sentence on an unknown word
 * @example
 * ```ts
 * tenureRangeLabel('1y-to-3y'); // => '1 to 3 years'
 * ```
 */
export function tenureRangeLabel(range: TenureRange): string {
  return RANGES[asWord(range, TenureRange)].label;
}

/**
 * Whether a tenure lies in a range: above its lower end, up to and with its upper one, so that each
 * tenure lies in one range alone.
 *
 * @formula a year is 360 days
 * @source FD-9.7
 * @throws a sentence on an unknown word
 * @example
 * ```ts
 * isInTenureRange(Tenure.of({ years: 1 }), 'up-to-1y'); // => true
 * ```
 */
export function isInTenureRange(tenure: Tenure, range: TenureRange): boolean {
  const { above, upTo } = RANGES[asWord(range, TenureRange)];
  const { days } = asKind(tenure, Tenure, 'a tenure');
  return days > above && days <= upTo;
}

/** What of a deposit decides whether a person is shown it. */
export interface FilteredDeposit {
  readonly name: string;
  readonly issuerName: string;
  readonly institution: InstitutionKind;
  readonly isInsured: boolean;
  readonly tenure: Tenure;
  /** The rate that this person would get. */
  readonly rate?: Percentage | undefined;
  /** The payouts that the deposit can be had with. */
  readonly payoutFrequencies: readonly PayoutFrequency[];
}

/** What a person looks for; a part left out narrows nothing. */
export interface DepositFilter {
  /** Words of the deposit's or the issuer's name, in any order. */
  readonly search?: string | undefined;
  readonly institution?: InstitutionKind | undefined;
  readonly isInsured?: boolean | undefined;
  readonly tenureRange?: TenureRange | undefined;
  readonly payoutFrequency?: PayoutFrequency | undefined;
  readonly minimumRate?: Percentage | undefined;
}

/**
 * Whether a filter narrows anything at all; blanks in the search do not.
 *
 * @source product rules, "Finding a deposit"
 * @example
 * ```ts
 * isNarrowing({ search: ' ' }); // => false
 * ```
 */
export function isNarrowing(filter: DepositFilter): boolean {
  const { search, ...others } = asFacts(filter);
  const isSearching = search !== undefined && asText(search).trim() !== '';
  return isSearching || Object.values(others).some((part) => part !== undefined);
}

/**
 * Whether a deposit is what a person looks for: it must agree with every part of the filter; one
 * without a rate has no minimum rate.
 *
 * @source FD-4.42; product rules, "Finding a deposit"
 * @throws a sentence on a part that cannot be
 * @example
 * ```ts
 * const tenure = Tenure.of({ years: 1 });
 * const bank = { name: 'Classic', issuerName: 'Himadri Bank', institution: 'bank', tenure };
 * const deposit = { ...bank, isInsured: true, payoutFrequencies: ['at-maturity'] };
 * matchesFilter(deposit, { search: 'bank', isInsured: true }); // => true
 * matchesFilter(deposit, { minimumRate: Percentage.of('7') }); // => false
 * ```
 */
export function matchesFilter(deposit: FilteredDeposit, filter: DepositFilter): boolean {
  const { search = '', ...wanted } = asFacts(filter);
  const { name, issuerName, ...found } = asFacts(deposit);
  const isNamed = isFoundIn(search, [name, issuerName]);
  const isKept = [
    isTakenBy(found.institution, wanted.institution),
    isCovered(found.isInsured, wanted.isInsured),
    wanted.tenureRange === undefined || isInTenureRange(found.tenure, wanted.tenureRange),
    isPaidAs(found.payoutFrequencies, wanted.payoutFrequency),
    reaches(found.rate, wanted.minimumRate),
  ];
  return isNamed && isKept.every(Boolean);
}

function isTakenBy(institution: InstitutionKind, wanted: InstitutionKind | undefined): boolean {
  if (wanted === undefined) return true;
  return institution === asWord(wanted, InstitutionKind);
}

function isCovered(isInsured: boolean, wanted: boolean | undefined): boolean {
  return wanted === undefined || isInsured === asYesOrNo(wanted);
}

function isPaidAs(offered: readonly PayoutFrequency[], wanted: PayoutFrequency | undefined) {
  if (wanted === undefined) return true;
  asWord(wanted, PayoutFrequency);
  return asList(offered).includes(wanted);
}

function reaches(rate: Percentage | undefined, minimum: Percentage | undefined): boolean {
  if (minimum === undefined) return true;
  asPercentage(minimum);
  return rate !== undefined && !asPercentage(rate).isLessThan(minimum);
}
