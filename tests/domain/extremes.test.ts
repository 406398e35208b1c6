import { describe, expect, it } from 'vitest';
import * as published from '#domain/index.ts';

const { Money, Percentage, Tenure } = published;
type Rule = (...args: readonly unknown[]) => unknown;
const rules: Readonly<Record<string, unknown>> = published;

/** A published rule, called as plain JavaScript calls it. */
function call(name: string, ...args: readonly unknown[]): unknown {
  return (rules[name] as Rule)(...args);
}

const text = 'x'.repeat(1_000_000);

describe('a rule, given extreme values', () => {
  it('says that amounts from 100 million on are out of range', () => {
    for (const amount of ['100000000', '10000000000000000', '999999999999999999']) {
      expect(published.rupeesInWords(Money.of(amount))).toBe('Number out of range');
    }
  });

  it('has a yield for every deposit that it can quote', () => {
    const quote = published.depositQuote({
      ...quoteTerms(),
      principal: Money.of('75'),
      annualRatePercent: Percentage.of('29.8'),
      tenure: Tenure.of({ years: 100 }),
    });
    expect(quote.effectiveYield?.isGreaterThan(Percentage.of('1000000000'))).toBe(true);
    expect(quote.working.at(-1)?.rounded).toBe(quote.effectiveYield?.text);
  });

  it('divides the cost of a lot of any size', () => {
    const lot = published.lotAfterSales({
      units: 999_999_999,
      investment: Money.of('2000000000'),
      sales: [{ units: 999_999_998, pricePerUnit: Money.of('3') }],
    });
    expect(lot.left).toEqual({ units: 1, investment: Money.of('2') });
  });

  it('agrees with no name above the maximum length', () => {
    expect(published.nameAgreement('Asha Rao', `Asha Rao ${text}`)).toBe('none');
    expect(published.nameAgreement(text, text)).toBe('none');
  });

  it('does not accept inherited property names as values', () => {
    const prototype = Object.prototype as unknown as Record<string, unknown>;
    Object.defineProperty(prototype, 'Weekly', {
      value: 'weekly',
      enumerable: true,
      writable: true,
      configurable: true,
    });
    try {
      const terms = { ...quoteTerms(), payoutFrequency: 'weekly' };
      expect(() => call('depositQuote', terms)).toThrow('was expected, got "weekly"');
      expect(() => call('payoutLabel', 'weekly')).toThrow('was expected, got "weekly"');
    } finally {
      delete prototype['Weekly'];
    }
  });
});

function quoteTerms() {
  return {
    principal: Money.of('100000'),
    annualRatePercent: Percentage.of('8'),
    tenure: Tenure.of({ years: 1 }),
    payoutFrequency: 'at-maturity',
  } as const;
}
