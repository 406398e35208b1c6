import { describe, expect, it } from 'vitest';
import * as published from '#domain/index.ts';

type Loose = (...all: readonly unknown[]) => unknown;
type Said = readonly [name: keyof typeof published, args: readonly unknown[], sentence: string];

const { Money, Percentage } = published;
const year = { startYear: 2023, endYear: 2024 };

/** The error message of each for one invalid part of its arguments. */
const said: readonly Said[] = [
  ['cagrByPeriod', [5], 'a list was expected, got 5'],
  [
    'headlineSeries',
    [[{ year, statements: { 'income-statement': 5 } }], 'revenue'],
    'a list was expected, got 5',
  ],
  ['statementLines', [5, 'income-statement'], 'a list was expected, got 5'],
  [
    'financialYearName',
    [{ startYear: 1899, endYear: 2024 }],
    'a whole number from 1900 to 2999 was expected, got 1899',
  ],
  [
    'financialYearName',
    [{ startYear: 2999, endYear: 3000 }],
    'a whole number from 1900 to 2999 was expected, got 3000',
  ],
  [
    'financialYearName',
    [{ startYear: 2023, endYear: 2025 }],
    'a financial year must end in the year in which it starts, or in the next',
  ],
  ['amountParts', [Money.of('-1'), []], 'a whole that is split must not be negative'],
  ['amountParts', [Money.of('1'), [Percentage.of('-1')]], 'a part of a whole must not be negative'],
  ['pricingTiersViolation', [[5]], 'a plain object was expected, got 5'],
  ['requestAfter', ['under-review', 'gold'], 'one of accept, refuse was expected, got "gold"'],
  ['depositoriesFor', [[{ isOnCdsl: 5, isOnNsdl: true }]], 'true or false was expected, got 5'],
  ['depositoriesFor', [[{ isOnCdsl: true, isOnNsdl: 5 }]], 'true or false was expected, got 5'],
  ['basketDescriptionFor', [{ description: 5, assetCount: 1 }], 'text was expected, got 5'],
  ['amountParts', [Money.of('1'), 5], 'a list was expected, got 5'],
];

const all: Readonly<Record<string, unknown>> = published;
const cases = said.map(([name, args, sentence]) => ({ name, args, sentence }));

describe.each(cases)('$name', ({ name, args, sentence }) => {
  it(`says "${sentence}"`, () => {
    expect(() => (all[name] as Loose)(...args)).toThrow(new Error(sentence));
  });
});

describe('cagr', () => {
  it.each([
    ['-100', '200'],
    ['0', '200'],
    ['0', '0'],
    ['100', '-200'],
    ['-100', '-200'],
  ])('has no growth from %s to %s', (first, last) => {
    const growth = { first: Money.of(first), last: Money.of(last), years: 1 };
    expect(published.cagr(growth)).toBeUndefined();
  });
});

describe('distinctTexts', () => {
  it('distinguishes names with the same letters and other word breaks', () => {
    expect(published.distinctTexts(['Ab c', 'A bc', 'a  BC'])).toEqual(['Ab c', 'A bc']);
  });
});

describe('sortedShares', () => {
  const names = (...given: readonly string[]) =>
    published
      .sortedShares(
        given.map((name) => ({ name })),
        'name',
      )
      .map(({ name }) => name);

  it('ignores blanks before a name', () => {
    expect(names(' Beta', 'Alpha')).toEqual(['Alpha', ' Beta']);
  });

  it('sorts signs before letters, ignoring capitals', () => {
    expect(names('Ab', 'A_', 'aa')).toEqual(['A_', 'aa', 'Ab']);
  });

  it('leaves equal names in the order they came in', () => {
    expect(names('Beta', 'alpha', 'Alpha', 'ALPHA')).toEqual(['alpha', 'Alpha', 'ALPHA', 'Beta']);
  });
});
