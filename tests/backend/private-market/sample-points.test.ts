import { describe, expect, it } from 'vitest';
import type { Money } from '#domain/platform/money.ts';
import { sampleBaskets } from '#infrastructure/backend/private-market/seed/seed-baskets.ts';
import { sampleCompanies } from '#infrastructure/backend/private-market/seed/sample/sample-companies.ts';
import { sampleShares } from '#infrastructure/backend/private-market/seed/sample/shares.ts';
import { type Facts, factsOf, partsOf, type Period, sumOf, valueIn } from './sample-facts.ts';

const REVENUE = 'Total Revenue';
const COSTS = 'Total Expenses';
const PROFIT = 'Profit After Tax';

const ratio = (part: Money, whole: Money) => part.decimal.dividedBy(whole.decimal).toNumber();
const crores = (amount: Money) => amount.dividedBy(10_000_000).decimal.toNumber();
const margin = (period: Period) => ratio(valueIn(period, PROFIT), valueIn(period, REVENUE));

function yearOf({ periods }: Facts, endYear = 2026): Period {
  const found = periods.find((period) => period.endYear === endYear);
  if (found === undefined) throw new Error(`there is no year ${endYear}`);
  return found;
}

/** The change of a line from the year before, in percent. */
function growth(facts: Facts, particular: string, endYear: number): number {
  const [before, now] = [yearOf(facts, endYear - 1), yearOf(facts, endYear)];
  return (ratio(valueIn(now, particular), valueIn(before, particular)) - 1) * 100;
}

/** A line of the last year over another line. */
function share(facts: Facts, part: string, whole: string): number {
  return ratio(valueIn(yearOf(facts), part), valueIn(yearOf(facts), whole));
}

type Claim = readonly [id: number, words: string, isTrue: (facts: Facts) => boolean];

/** The figures in reasons and risks that the statements or the cap table can confirm. */
const claims: readonly Claim[] = [
  [
    101,
    'In five of the last six years, profit was more than half of revenue.',
    ({ periods }) => periods.length === 6 && periods.filter((y) => margin(y) > 0.5).length === 5,
  ],
  [102, 'Profit is less than 3% of revenue.', (facts) => margin(yearOf(facts)) < 0.03],
  [
    102,
    'Builders pay after a month on average.',
    (facts) => Math.round(share(facts, 'Trade Receivables', REVENUE) * 12) === 1,
  ],
  [103, 'has not made a loss', ({ periods }) => periods.every((year) => margin(year) > 0)],
  [
    105,
    'The loss has fallen for two years, from ₹410 crore to ₹198 crore.',
    (facts) =>
      [2024, 2025, 2026].map((year) => crores(valueIn(yearOf(facts, year), PROFIT))).join() ===
      '-410,-356,-198',
  ],
  [
    105,
    'After a cut in 2024, revenue growth slowed from 121% to 69%.',
    (facts) =>
      [2024, 2025].map((year) => growth(facts, REVENUE, year).toFixed(0)).join() === '121,69',
  ],
  [
    106,
    'The first profit was in FY 23-24, and profit has grown since.',
    (facts) =>
      facts.periods.every((year) => margin(year) > 0 === year.endYear >= 2024) &&
      growth(facts, PROFIT, 2025) > 0 &&
      growth(facts, PROFIT, 2026) > 0,
  ],
  [
    109,
    'Imported cells make up half of its costs.',
    (facts) => share(facts, 'Cost of Materials', COSTS) > 0.5,
  ],
  [
    111,
    'About 20% of its revenue is profit.',
    (facts) => Math.round(margin(yearOf(facts)) * 100) === 20,
  ],
  [
    112,
    'Its loans are more than three times its yearly revenue.',
    (facts) => share(facts, 'Borrowings', REVENUE) > 3,
  ],
  [
    113,
    'Its largest loss was in FY 20-21',
    ({ periods }) =>
      periods.every((year) => crores(valueIn(year, PROFIT)) > -24 || year.endYear === 2021),
  ],
  [115, 'Nothing is published yet', ({ periods }) => periods.length === 0],
  [
    116,
    "Its borrowings are less than one fifth of a year's sales.",
    (facts) => share(facts, 'Borrowings', REVENUE) < 0.2,
  ],
  [
    116,
    'Scrap and alloys make up half of its costs.',
    (facts) => share(facts, 'Cost of Materials', COSTS) > 0.5,
  ],
  [
    116,
    'The founding family holds 67.2%',
    ({ holders }) => holders[0]?.name === 'Founding Family' && holders[0].percent === 67.2,
  ],
  [
    117,
    'paid out about ₹70 of every ₹100 of premium',
    (facts) => {
      const [premium] = partsOf(yearOf(facts), REVENUE);
      const paid = ratio(valueIn(yearOf(facts), 'Claims'), sumOf([premium]));
      return Math.abs(paid - 0.7) < 0.02;
    },
  ],
  [118, 'More than 40% of its revenue is profit.', (facts) => margin(yearOf(facts)) > 0.4],
  [
    119,
    'It made a loss in both years for which accounts are published.',
    ({ periods }) => periods.length === 2 && periods.every((year) => margin(year) < 0),
  ],
  [
    121,
    "covered about one fifth of last year's costs",
    (facts) => Math.abs(share(facts, REVENUE, COSTS) - 0.2) < 0.02,
  ],
  [
    124,
    'Losses rose last year, and profit fell by 30%.',
    (facts) => growth(facts, PROFIT, 2026).toFixed(0) === '-30',
  ],
  [
    125,
    'Signed orders are worth ₹3,600 crore.',
    (facts) => Math.round(3600 / crores(valueIn(yearOf(facts), REVENUE))) === 4,
  ],
  [
    125,
    'pays more than two months after delivery',
    (facts) => share(facts, 'Trade Receivables', REVENUE) * 12 > 2,
  ],
  [
    126,
    'Profit is just over 2% of revenue.',
    (facts) => Math.floor(margin(yearOf(facts)) * 100) === 2,
  ],
  [
    127,
    'Profit fell by more than a third in FY 23-24',
    (facts) => growth(facts, PROFIT, 2024) < -100 / 3,
  ],
  [
    128,
    'are worth about six weeks of sales',
    (facts) => Math.round(share(facts, 'Inventories', REVENUE) * 52) === 6,
  ],
];

describe('a reason or a risk of a sample company', () => {
  it.each(claims)('states what the figures of company %i say: %s', (id, words, isTrue) => {
    const company = sampleCompanies.find((each) => each.id === id);
    if (company === undefined) throw new Error(`there is no company ${id}`);
    const bodies = [...company.reasons, ...company.risks].map(([, body]) => body);
    expect(bodies.filter((body) => body.includes(words))).toHaveLength(1);
    expect(isTrue(factsOf(company))).toBe(true);
  });
});

describe('a sample company that is profitable', () => {
  it('made a profit in its last year', () => {
    const profitable = sampleShares.filter(({ ipoTag }) => ipoTag === 'Profitable');
    const losses = profitable.filter(({ id }) => {
      const company = sampleCompanies.find((each) => each.id === id);
      return company === undefined || margin(yearOf(factsOf(company))) <= 0;
    });
    expect(losses).toEqual([]);
  });
});

describe('a sample basket', () => {
  it('costs about as much as its shares', () => {
    for (const { id, price, shares } of sampleBaskets) {
      const single = shares.reduce((total, [shareId, quantity]) => {
        const found = sampleShares.find((share) => share.id === shareId);
        return total + Number(found?.prices?.retail) * quantity;
      }, 0);
      expect({ id, isClose: Math.abs(Number(price) / single - 1) < 0.01 }).toEqual({
        id,
        isClose: true,
      });
    }
  });
});

const doubled = (digit: number) => (digit * 2 > 9 ? digit * 2 - 9 : digit * 2);

/** The check digit of an ISIN by ISO 6166: letters count from A = 10, and Luhn's sum. */
function checkDigitOf(isin: string): number {
  const digits = [...isin.slice(0, -1)].map((each) => Number.parseInt(each, 36)).join('');
  const sum = [...digits].toReversed().reduce((total, each, at) => {
    const digit = Number(each);
    return total + (at % 2 === 0 ? doubled(digit) : digit);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

describe('the ISIN of a sample share', () => {
  it.each(sampleShares)('has the right country and check digit: $name', ({ id, isin }) => {
    const { country } = sampleCompanies.find((each) => each.id === id) ?? {};
    const prefixes: Readonly<Record<string, string>> = {
      India: 'INE',
      Singapore: 'SG',
      'United States': 'US',
    };
    expect(isin).toMatch(/^[A-Z]{2}[A-Z0-9]{9}[0-9]$/u);
    expect(isin.startsWith(prefixes[country ?? ''] ?? 'none')).toBe(true);
    expect(isin.at(-1)).toBe(String(checkDigitOf(isin)));
    expect(sampleShares.filter((each) => each.isin === isin)).toHaveLength(1);
  });

  it.each(sampleShares)('has an invented issuer code: $name', ({ isin }) => {
    // Issuer codes of India that begin with 9 continue with a digit.
    expect(isin).toMatch(/^(INE9[A-Z]|SG9ZZ|US9ZZ)/u);
  });
});
