import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DepositFilter,
  type FilteredDeposit,
  InstitutionKind,
  isInTenureRange,
  isNarrowing,
  matchesFilter,
  TenureRange,
  tenureRangeLabel,
} from '#domain/fixed-deposits/catalogue/deposit-filter.ts';
import { payoutFrequencies } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { annualRates } from '#tests/arbitraries/percentages.ts';
import { tenures } from '#tests/arbitraries/tenures.ts';
import { tenureOf } from './card-rows.ts';

const ranges = Object.values(TenureRange);
const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const institutions = fc.constantFrom(...Object.values(InstitutionKind));

const himadri: FilteredDeposit = {
  name: 'Himadri Classic Deposit',
  issuerName: 'Himadri Bank',
  institution: 'bank',
  isInsured: true,
  tenure: tenureOf('18M'),
  rate: Percentage.of('7.5'),
  payoutFrequencies: ['at-maturity', 'monthly'],
};

const deposits: fc.Arbitrary<FilteredDeposit> = fc.record({
  name: fc.constantFrom('Classic Deposit', 'Green Deposit'),
  issuerName: fc.constantFrom('Himadri Bank', 'Tejas Capital'),
  institution: optional(institutions),
  isInsured: optional(fc.boolean()),
  tenure: tenures(),
  rate: optional(annualRates()),
  payoutFrequencies: fc.subarray([...payoutFrequencies]),
});

const filters: fc.Arbitrary<DepositFilter> = fc.record({
  search: optional(fc.constantFrom('', 'bank', 'CAPITAL tejas', 'green')),
  institution: optional(institutions),
  isInsured: optional(fc.boolean()),
  tenureRange: optional(fc.constantFrom(...ranges)),
  payoutFrequency: optional(fc.constantFrom(...payoutFrequencies)),
  minimumRate: optional(annualRates()),
});

describe('tenureRangeLabel', () => {
  it('says the range in years', () => {
    expect(ranges.map(tenureRangeLabel)).toEqual([
      'Up to 1 year',
      '1 to 3 years',
      '3 to 5 years',
      'Over 5 years',
    ]);
  });
});

describe('isInTenureRange', () => {
  it('puts each tenure in exactly one range', () => {
    fc.assert(
      fc.property(tenures(), (tenure) => {
        expect(ranges.filter((range) => isInTenureRange(tenure, range))).toHaveLength(1);
      }),
    );
  });

  it('includes the upper end and excludes the lower end', () => {
    const rangeOf = (text: string) =>
      ranges.find((range) => isInTenureRange(tenureOf(text), range));
    expect(['1D', '1Y', '361D', '3Y', '1081D', '5Y', '1801D', '10Y'].map(rangeOf)).toEqual([
      ...['up-to-1y', 'up-to-1y', '1y-to-3y', '1y-to-3y'],
      ...['3y-to-5y', '3y-to-5y', 'over-5y', 'over-5y'],
    ]);
  });
});

describe('isNarrowing', () => {
  it('is false without a part or with blanks alone', () => {
    expect([{}, { search: '' }, { search: '  ' }].map(isNarrowing)).toEqual([false, false, false]);
    expect([{ search: 'a' }, { isInsured: false }].map(isNarrowing)).toEqual([true, true]);
    expect(isNarrowing({ institution: undefined, isInsured: undefined })).toBe(false);
  });

  it('is true if a filter excludes some deposit', () => {
    fc.assert(
      fc.property(deposits, filters, (deposit, filter) => {
        expect(matchesFilter(deposit, filter) || isNarrowing(filter)).toBe(true);
      }),
    );
  });
});

describe('matchesFilter', () => {
  it.each<[DepositFilter, boolean]>([
    [{ search: 'bank HIMADRI' }, true],
    [{ search: 'tejas' }, false],
    [{ institution: 'bank' }, true],
    [{ institution: 'finance-company' }, false],
    [{ isInsured: true }, true],
    [{ isInsured: false }, false],
    [{ tenureRange: '1y-to-3y' }, true],
    [{ tenureRange: 'up-to-1y' }, false],
    [{ payoutFrequency: 'monthly' }, true],
    [{ payoutFrequency: 'yearly' }, false],
    [{ minimumRate: Percentage.of('7.5') }, true],
    [{ minimumRate: Percentage.of('7.51') }, false],
  ])('judges %o', (filter, isShown) => {
    expect(matchesFilter(himadri, filter)).toBe(isShown);
  });

  it('does not match a minimum rate if there is no rate [FD-4.42]', () => {
    const unrated = { ...himadri, rate: undefined };
    expect(matchesFilter(unrated, { minimumRate: Percentage.of('0') })).toBe(false);
    expect(matchesFilter(unrated, {})).toBe(true);
  });

  it('does not match a deposit of unknown issuer and insurance by either [FD-2.70]', () => {
    const unknown = { ...himadri, institution: undefined, isInsured: undefined };
    const singleFilters = [
      ...Object.values(InstitutionKind).map((institution) => ({ institution })),
      ...[true, false].map((isInsured) => ({ isInsured })),
    ];
    expect(singleFilters.map((filter) => matchesFilter(unknown, filter))).toEqual(
      singleFilters.map(() => false),
    );
    expect(matchesFilter(unknown, {})).toBe(true);
  });

  it('keeps what agrees with every part, and only that', () => {
    fc.assert(
      fc.property(deposits, filters, (deposit, filter) => {
        const parts = Object.entries(filter).map(
          ([part, value]: readonly [string, unknown]): DepositFilter => ({ [part]: value }),
        );
        const each = parts.map((part) => matchesFilter(deposit, part));
        expect(matchesFilter(deposit, filter)).toBe(each.every(Boolean));
      }),
    );
  });
});
