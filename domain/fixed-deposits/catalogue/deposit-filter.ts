import {
  checkOptions,
  checkRecord,
  checkInstance,
  checkList,
  checkText,
  checkOneOf,
  checkBoolean,
} from '../../platform/argument-checks.ts';
import { checkPercentage } from '../../platform/expected-values.ts';
import type { Percentage } from '../../platform/percentage.ts';
import { isFoundIn } from '../../platform/text/text-search.ts';
import { PayoutFrequency } from '../interest/payout-frequency.ts';
import { Tenure } from '../interest/tenure.ts';

/** The kind of institution that takes the deposit. */
export const InstitutionKind = Object.freeze({
  Bank: 'bank',
  FinanceCompany: 'finance-company',
} as const);
export type InstitutionKind = (typeof InstitutionKind)[keyof typeof InstitutionKind];

/** The tenure ranges that a list can be filtered by. */
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
 * The label of a tenure range.
 *
 * @source calculation rules, "Tenure"
 * @throws an error for an unknown value
 * @example
 * ```ts
 * tenureRangeLabel('1y-to-3y'); // => '1 to 3 years'
 * ```
 */
export function tenureRangeLabel(range: TenureRange): string {
  return RANGES[checkOneOf(range, TenureRange)].label;
}

/**
 * Whether a tenure is longer than the lower end of a range, and at most its upper end. Each tenure
 * is in exactly one range.
 *
 * @formula a year is 360 days
 * @source FD-9.7
 * @throws an error for an unknown value
 * @example
 * ```ts
 * isInTenureRange(Tenure.of({ years: 1 }), 'up-to-1y'); // => true
 * ```
 */
export function isInTenureRange(tenure: Tenure, range: TenureRange): boolean {
  const { above, upTo } = RANGES[checkOneOf(range, TenureRange)];
  const { days } = checkInstance(tenure, Tenure, 'a tenure');
  return days > above && days <= upTo;
}

/** The facts about a deposit that the filter uses. */
export interface FilteredDeposit {
  readonly name: string;
  readonly issuerName: string;
  /** Undefined if unknown; the deposit then matches no filter by institution. */
  readonly institution?: InstitutionKind | undefined;
  /** Undefined if unknown; the deposit then matches neither `true` nor `false`. */
  readonly isInsured?: boolean | undefined;
  readonly tenure: Tenure;
  /** The annual rate for this kind of investor; absent if the deposit has none. */
  readonly rate?: Percentage | undefined;
  /** The payout frequencies that the deposit offers. */
  readonly payoutFrequencies: readonly PayoutFrequency[];
}

/** The criteria of a filter; an absent criterion matches everything. */
export interface DepositFilter {
  /** Words that occur in the name of the deposit or issuer, in any order. */
  readonly search?: string | undefined;
  readonly institution?: InstitutionKind | undefined;
  readonly isInsured?: boolean | undefined;
  readonly tenureRange?: TenureRange | undefined;
  readonly payoutFrequency?: PayoutFrequency | undefined;
  readonly minimumRate?: Percentage | undefined;
}

const FILTER = [
  ...['search', 'institution', 'isInsured'] as const,
  ...['tenureRange', 'payoutFrequency', 'minimumRate'] as const,
] as const;

/**
 * Whether a filter has at least one criterion; a blank search does not count.
 *
 * @source product rules, "Finding a deposit"
 * @example
 * ```ts
 * isNarrowing({ search: ' ' }); // => false
 * ```
 */
export function isNarrowing(filter: DepositFilter): boolean {
  const { search, ...others } = checkOptions(filter, FILTER);
  const isSearching = search !== undefined && checkText(search).trim() !== '';
  return isSearching || Object.values(others).some((part) => part !== undefined);
}

/**
 * Whether a deposit matches every criterion of a filter. A deposit without a rate matches no
 * minimum rate.
 *
 * @source FD-4.42; product rules, "Finding a deposit"
 * @throws an error for an invalid part
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
  const { search = '', ...wanted } = checkOptions(filter, FILTER);
  checkWanted(wanted);
  const { name, issuerName, ...found } = checkRecord(deposit);
  const isNamed = isFoundIn(search, [name, issuerName]);
  const isKept = [
    wanted.institution === undefined || found.institution === wanted.institution,
    wanted.isInsured === undefined || found.isInsured === wanted.isInsured,
    wanted.tenureRange === undefined || isInTenureRange(found.tenure, wanted.tenureRange),
    wanted.payoutFrequency === undefined ||
      checkList(found.payoutFrequencies).includes(wanted.payoutFrequency),
    reaches(found.rate, wanted.minimumRate),
  ];
  return isNamed && isKept.every(Boolean);
}

function checkWanted(wanted: DepositFilter): void {
  const { institution, isInsured, payoutFrequency, minimumRate } = wanted;
  if (institution !== undefined) checkOneOf(institution, InstitutionKind);
  if (isInsured !== undefined) checkBoolean(isInsured);
  if (payoutFrequency !== undefined) checkOneOf(payoutFrequency, PayoutFrequency);
  if (minimumRate !== undefined) checkPercentage(minimumRate);
}

function reaches(rate: Percentage | undefined, minimum: Percentage | undefined): boolean {
  if (minimum === undefined) return true;
  return rate !== undefined && !minimum.isGreaterThan(rate);
}
