import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isTaxShown,
  type ShareOrderSummary,
  shareOrderSummary,
  STAMP_DUTY_PERCENT,
  summaryDisagreements,
} from '#domain/private-market/orders/share-order-summary.ts';
import { STAMP_DUTY_LABEL } from '#domain/private-market/orders/stamp-duty.ts';
import { TDS_PERCENT } from '#domain/private-market/orders/share-tax.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { annualRates } from '#tests/arbitraries/percentages.ts';
import { paise, sharePrices, unitCounts } from '#tests/arbitraries/share-orders.ts';

const terms = { pricePerUnit: Money.of(1625), units: 100 };
const charges = paise({ min: 0n, max: 10_000_000n });
const anyTerms = fc.record({
  pricePerUnit: sharePrices(),
  units: unitCounts(),
  taxPercent: fc.oneof(annualRates(), fc.constant(undefined)),
  documentationCharges: fc.oneof(charges, fc.constant(undefined)),
});

/** Redoes each step from the inputs that it names alone. */
function redone(summary: ShareOrderSummary): readonly string[] {
  return summary.working.map(({ rule, inputs }) => {
    const [first = '0', second = '0'] = inputs.map(({ value }) => value);
    const amount = Money.of(first);
    if (rule === 'Total investment') return Money.of(second).times(first).text;
    if (rule === 'Total payable') return Money.sum(inputs.map(({ value }) => Money.of(value))).text;
    return amount.times(second).dividedBy(100).toPaisa().text;
  });
}

it('charges 0.015 percent stamp duty, and shows three decimals of it [PM-9.19, AP-9.7]', () => {
  expect(STAMP_DUTY_PERCENT.text).toBe('0.015');
  expect(STAMP_DUTY_LABEL).toBe(`${STAMP_DUTY_PERCENT.text}%`);
});

describe('shareOrderSummary', () => {
  it('adds units times price and stamp duty [PM-9.19]', () => {
    const summary = shareOrderSummary(terms);
    expect(summary.totalInvestment.text).toBe('162500');
    expect(summary.stampDuty.text).toBe('24.38');
    expect(summary.taxDeductedAtSource.text).toBe('0');
    expect(summary.totalPayable.text).toBe('162524.38');
  });

  it('adds the tax and the charges if there are any [PM-9.21]', () => {
    const documentationCharges = Money.of('118');
    const summary = shareOrderSummary({ ...terms, taxPercent: TDS_PERCENT, documentationCharges });
    expect(summary.taxDeductedAtSource.text).toBe('162.5');
    expect(summary.documentationCharges.text).toBe('118');
    expect(summary.totalPayable.text).toBe('162804.88');
  });

  it('rounds half a paisa up, once for each amount', () => {
    const half = shareOrderSummary({ pricePerUnit: Money.of(100), units: 1 });
    expect(half.stampDuty.text).toBe('0.02');
    const below = shareOrderSummary({ pricePerUnit: Money.of('99.99'), units: 1 });
    expect(below.stampDuty.text).toBe('0.01');
    const precise = shareOrderSummary({ pricePerUnit: Money.of('10.005'), units: 3 });
    expect([precise.pricePerUnit.text, precise.totalInvestment.text]).toEqual(['10.01', '30.03']);
    const charged = shareOrderSummary({ ...terms, documentationCharges: Money.of('117.995') });
    expect(charged.totalPayable.text).toBe('162642.38');
  });

  it('is the sum of its parts, each to the paisa and at least zero', () => {
    fc.assert(
      fc.property(anyTerms, (given) => {
        const summary = shareOrderSummary(given);
        const { totalInvestment, stampDuty, taxDeductedAtSource, documentationCharges } = summary;
        const parts = [totalInvestment, stampDuty, taxDeductedAtSource, documentationCharges];
        expect(summary.totalPayable.equals(Money.sum(parts))).toBe(true);
        expect(parts.every((part) => part.equals(part.toPaisa()) && !part.isNegative())).toBe(true);
        expect(summary.totalPayable.isLessThan(totalInvestment)).toBe(false);
      }),
    );
  });

  it('never costs less for more units or a higher price', () => {
    fc.assert(
      fc.property(anyTerms, unitCounts(), sharePrices(), (given, units, pricePerUnit) => {
        const [few, many] = [given.units, units].toSorted((a, b) => a - b);
        const cheap = given.pricePerUnit.isLessThan(pricePerUnit);
        const [low, high] = cheap
          ? [given.pricePerUnit, pricePerUnit]
          : [pricePerUnit, given.pricePerUnit];
        const less = shareOrderSummary({ ...given, units: few ?? 1, pricePerUnit: low });
        const more = shareOrderSummary({ ...given, units: many ?? 1, pricePerUnit: high });
        expect(more.totalPayable.isLessThan(less.totalPayable)).toBe(false);
      }),
    );
  });

  it('explains itself in steps from which each figure can be redone', () => {
    fc.assert(
      fc.property(anyTerms, (given) => {
        const summary = shareOrderSummary(given);
        const results = summary.working.map(({ exact, rounded = exact }) => rounded);
        expect(results).toEqual(redone(summary));
        expect(results.at(-1)).toBe(summary.totalPayable.text);
        const known = [String(summary.units), summary.pricePerUnit.text, '0.015'];
        const rest = [given.taxPercent?.text, summary.documentationCharges.text];
        const inputs = summary.working.flatMap((step) => step.inputs.map(({ value }) => value));
        expect(inputs.every((value) => [...known, ...rest, ...results].includes(value))).toBe(true);
      }),
    );
  });

  it('writes the steps of tax and charges only if there are any', () => {
    const rules = shareOrderSummary(terms).working.map(
      ({ rule, formula }) => `${rule}: ${formula}`,
    );
    expect(rules).toEqual([
      'Total investment: u x p',
      'Stamp duty: I x s / 100',
      'Total payable: I + S',
    ]);
    const taxed = shareOrderSummary({
      ...terms,
      taxPercent: TDS_PERCENT,
      documentationCharges: Money.of(118),
    });
    expect(taxed.working.map(({ rule, formula }) => `${rule}: ${formula}`)).toEqual([
      'Total investment: u x p',
      'Stamp duty: I x s / 100',
      'TDS: I x t / 100',
      'Total payable: I + S + T + C',
    ]);
  });

  it.each([
    [{ units: 0 }, 'a whole number from 1 to 999999999 was expected'],
    [{ units: 1.5 }, 'a whole number from'],
    [{ units: NaN }, 'a whole number from'],
    [{ units: 1e9 }, 'a whole number from'],
    [{ units: '5' }, 'a whole number from'],
    [{ pricePerUnit: 1625 }, 'money was expected'],
    [{ pricePerUnit: Money.zero }, 'an order needs a price of a paisa or more'],
    [{ pricePerUnit: Money.of('0.004') }, 'an order needs a price of a paisa or more'],
    [{ pricePerUnit: Money.of('999999999999') }, 'money must stay below 10^18'],
    [{ taxPercent: 0.1 }, 'a percentage was expected'],
    [{ taxPercent: Percentage.of('-1') }, 'a tax must be from 0 to 100 percent'],
    [{ taxPercent: Percentage.of('100.01') }, 'a tax must be from 0 to 100 percent'],
    [{ documentationCharges: 118 }, 'money was expected'],
    [{ documentationCharges: Money.of(-1) }, 'charges must not be negative'],
    [{ documentationCharge: Money.of(118) }, 'there is no option "documentationCharge"'],
  ])('refuses %o with an error message', (part, message) => {
    const wrong = { ...terms, units: 999_999_999, ...part } as never;
    expect(() => shareOrderSummary(wrong)).toThrow(message);
  });

  it('accepts a tax of 100 percent', () => {
    const summary = shareOrderSummary({ ...terms, taxPercent: Percentage.of('100') });
    expect(summary.taxDeductedAtSource.equals(summary.totalInvestment)).toBe(true);
  });
});

describe('isTaxShown', () => {
  it('is true only above 0 [PM-9.20, AP-9.8]', () => {
    expect(isTaxShown(Money.of('0.01'))).toBe(true);
    expect([Money.zero, Money.of(-1), undefined].map(isTaxShown)).toEqual(Array(3).fill(false));
  });

  it('is true for every positive tax', () => {
    fc.assert(
      fc.property(sharePrices(), (amount) => {
        expect(isTaxShown(amount)).toBe(true);
      }),
    );
  });
});

describe('summaryDisagreements', () => {
  it('finds no difference in figures of the rule, with any tax and charges [PM-9.22]', () => {
    fc.assert(
      fc.property(anyTerms, (given) => {
        expect(summaryDisagreements(shareOrderSummary(given))).toEqual([]);
      }),
    );
  });

  it('names each figure that is a paisa or more off [PM-9.22]', () => {
    const off = fc.constantFrom('totalInvestment', 'stampDuty', 'totalPayable');
    const names = {
      totalInvestment: ['total-investment', 'total-payable'],
      stampDuty: ['stamp-duty', 'total-payable'],
      totalPayable: ['total-payable'],
    } as const;
    fc.assert(
      fc.property(anyTerms, off, sharePrices(), (given, figure, difference) => {
        const summary = shareOrderSummary(given);
        const wrong = { ...summary, [figure]: summary[figure].plus(difference) };
        expect(summaryDisagreements(wrong)).toEqual(names[figure]);
      }),
    );
  });
});
