import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '#ui/build/folders.ts';
import { reckoningExceptions } from './reckoning-exceptions.ts';
import { ownReckonings, type ReckoningRule, reckoningsIn } from './reckoning.ts';

/** For each rule, refused code planted in a screen, and the correct code. */
const planted: readonly (readonly [ReckoningRule, wrong: string, right: string])[] = [
  [
    'decimals',
    `import { Decimal } from 'decimal.js';`,
    `import { Money } from '#domain/platform/money.ts';`,
  ],
  [
    'decimals',
    `import { Decimal } from '#domain/platform/decimal.ts';`,
    `import type { Decimal } from '#domain/platform/decimal.ts';`,
  ],
  ['decimals', `new Decimal(5)`, `Money.of(5)`],
  ['decimals', `quote.totalInterest.decimal.times(2)`, `quote.totalInterest.isZero()`],
  ['decimals', `rate.fraction.plus(1)`, `rate.fraction.toNumber()`],
  ['decimals', `tenure.inYears.toDecimalPlaces(4)`, `writtenYears(tenure)`],
  ['sums', `price.times(units)`, `words.times('3')`],
  ['sums', `principal.plus(quote.totalInterest)`, `today.plus({ days: 1 })`],
  ['sums', `total.minus(paid)`, `quote.totalInterest`],
  ['sums', `value.dividedBy(3).toPaisa()`, `priceOfOne(value, 3)`],
  ['sums', `Money.sum(amounts)`, `totals.sum(5)`],
  ['amount-as-number', `Number(principal.text) * 2`, `unitsValue(2, principal)`],
  ['amount-as-number', `Number.parseFloat(rate.text)`, `rate.isZero()`],
  ['amount-as-number', `Math.round(amount.decimal.toNumber())`, `Math.round(width / 2)`],
  ['amount-as-number', `parseInt(amount.toRupee().text)`, `parseInt(page)`],
  ['rounding', `total.toFixed(2)`, `formatRupees(total)`],
  ['rounding', `amount.toLocaleString('en-IN')`, `formatCompactRupees(amount)`],
  ['rounding', `new Intl.NumberFormat('en-IN')`, `formatRupees(amount)`],
  ['order', `deposits.toSorted((a, b) => b.on.daysUntil(a.on))`, `portfolioOrder(deposits)`],
  ['order', `paid.filter(({ date }) => date.isAfter(today))`, `paymentsAround(today, paid)`],
  ['order', `price.isGreaterThan(limit)`, `price.isGreaterThan(Money.zero)`],
  ['calendar', `import { add } from 'date-fns/add';`, `import { x } from './add.ts';`],
  ['calendar', `new Date(2026, 10, 21)`, `new Date(milliseconds)`],
  ['calendar', `Date.UTC(2026, 10, 21)`, `Date.now()`],
  ['calendar', `clock.now().getFullYear()`, `clock.now().getTime()`],
  ['calendar', `day.setUTCMonth(3)`, `day.plus({ months: 3 })`],
  ['calendar', 'new Date(`${day.iso}T00:00:00+05:30`)', 'new Date(dayStartInIndia(day))'],
  ['calendar', `new Intl.DateTimeFormat('en-IN')`, `formatDate(day)`],
  ['format', `/^[A-Z]{5}\\d{4}[A-Z]$/`, `/^page-\\d+$/`],
  ['format', `/^[6-9][0-9]{9}$/`, `/^[0-9]{1,12}$/`],
  ['format', `/^\\d{6}$/`, `/^\\d{1,9}$/`],
  ['format', `/^[a-z]{4}0[a-z0-9]{6}$/i`, `/^[\\w.-]{1,100}$/`],
  ['format', `/^[0-9]{9,18}$/g`, `/^[1-9]\\d{0,9}$/`],
  ['format', `/^(in\\d{14}|\\d{16})$/i`, `/^\\d+$/`],
  ['format', `/^\\S+@\\S+\\.\\S+$/`, `/@/`],
  ['format', `/^(\\d+)-(\\d+)-(\\d+)/`, `/^\\d+-\\d+$/`],
  ['format', `/^\\d\\d\\/\\d\\d\\/\\d{4}$/`, `/\\//g`],
  ['format', `/^(\\d+Y)?\\s*(\\d+M)?$/`.replace('^', '^(?=.*[YM]$)(?=\\d)'), `/Y/`],
];

describe.each(planted)('the rule "%s"', (rule, wrong, right) => {
  it(`refuses ${wrong}`, () => {
    const code = `export const planted = () => 5;\n${wrong};\n`;
    const found = reckoningsIn('ui/fixed-deposits/planted.tsx', code);
    expect(found.map((each) => [each.rule, each.line])).toEqual([[rule, 2]]);
  });

  it(`accepts ${right}`, () => {
    expect(reckoningsIn('ui/fixed-deposits/planted.tsx', `${right};`)).toEqual([]);
  });
});

describe('the layers outside the domain', () => {
  const found = ownReckonings(repositoryRoot);
  const lifts = (exception: (typeof reckoningExceptions)[number], file: string, rule: string) =>
    file.startsWith(exception.file) && exception.rule === rule;

  it('calculate no money and no dates, and check no formats', () => {
    const wrong = found.filter(
      ({ file, rule }) => !reckoningExceptions.some((each) => lifts(each, file, rule)),
    );
    expect(wrong.map(({ file, line, rule, code }) => `${rule} ${file}:${line} ${code}`)).toEqual(
      [],
    );
  });

  it.each(reckoningExceptions.map((each) => [each.file, each.rule, each] as const))(
    'need the exception for %s, of %s',
    (_file, _rule, exception) => {
      expect(found.some(({ file, rule }) => lifts(exception, file, rule))).toBe(true);
    },
  );
});
