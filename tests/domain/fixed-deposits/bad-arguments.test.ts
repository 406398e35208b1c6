import { expect, it } from 'vitest';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import { growthSeries } from '#domain/fixed-deposits/interest/growth-series.ts';
import { thirtyDayMonths } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { Decimal } from '#domain/platform/decimal.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';

const terms: DepositTerms = {
  principal: Money.of('100000'),
  annualRatePercent: Percentage.of('8'),
  tenure: tenureOf('1Y'),
  payoutFrequency: 'at-maturity',
};

/** Values that plain JavaScript may pass. */
const wrong: Readonly<Record<string, readonly unknown[]>> = {
  principal: [
    100000,
    '100000',
    '१०००',
    NaN,
    undefined,
    {},
    new Decimal(5),
    Money.zero,
    Money.of('-5'),
    Money.of('0.5'),
  ],
  annualRatePercent: [
    8,
    '8',
    NaN,
    Infinity,
    undefined,
    {},
    Percentage.of('-1'),
    Percentage.of('100.01'),
  ],
  tenure: [360, '1Y', undefined, { days: 360 }, NaN],
  payoutFrequency: ['C', 'At Maturity', undefined, 'toString', 12],
  compoundingFrequency: ['weekly', 12, NaN, 'constructor'],
  convention: [
    { ...thirtyDayMonths, daysInYear: 0 },
    { ...thirtyDayMonths, daysInYear: NaN },
    { ...thirtyDayMonths, rounding: 'up' },
    { ...thirtyDayMonths, brokenPeriod: 'none' },
    {},
  ],
};

const cases = Object.entries(wrong).flatMap(([key, values]) => values.map((value) => [key, value]));

it.each(cases)('refuses a quote whose %s is %o with an error message', (key, value) => {
  expect(() => depositQuote({ ...terms, [key as string]: value })).toThrow(
    /^(a deposit needs|there is no)/,
  );
});

it.each([undefined, 5, 'terms'])('refuses %s for terms', (value) => {
  expect(() => depositQuote(value as unknown as DepositTerms)).toThrow('a deposit needs terms');
});

it('stops before digits are lost', () => {
  const absurd = {
    ...terms,
    principal: Money.of('999999999999999999'),
    annualRatePercent: Percentage.of('100'),
    tenure: tenureOf('100Y'),
  };
  expect(() => depositQuote(absurd)).toThrow('money must stay below 10^18');
});

it.each([0, -1, 1.5, NaN, Infinity, 1001])('refuses a chart of %s steps', (steps) => {
  expect(() => growthSeries(depositQuote(terms), steps)).toThrow('a chart has 1 to 1000 steps');
});
