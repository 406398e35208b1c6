import { describe, expect, it } from 'vitest';
import * as published from '#domain/index.ts';

const { Money, Percentage, Tenure } = published;
type Rule = (...args: readonly unknown[]) => unknown;
const rules: Readonly<Record<string, unknown>> = published;

/** A published rule, called as plain JavaScript calls it. */
function call(name: string, ...args: readonly unknown[]): unknown {
  return (rules[name] as Rule)(...args);
}

const year = { startYear: 2023, endYear: 2024 };
const sparse: unknown[] = [Money.of('1')];
sparse[2] = Money.of('2');
const text = 'x'.repeat(1_000_000);
const allYes = { isDepositBooking: false, isDematVerified: true };

describe('a rule, given what its types forbid', () => {
  it.each([
    ['statementLines', [[{ year }], 'cash-flow'], 'a plain object was expected'],
    ['statementLines', [[{ year, statements: { 'cash-flow': text } }], 'cash-flow'], 'a list'],
    ['statementStanding', [[{ year, statements: { 'cash-flow': text } }], 'cash-flow'], 'a list'],
    ['headlineSeries', [[{ year }], 'revenue'], 'a plain object was expected'],
    ['marginSeries', [[{ year }]], 'a plain object was expected'],
    ['basketHoldings', [[{ basketId: '1', units: 1n, pricePerUnit: Money.of('1') }]], 'a whole'],
    ['partnerOrderId', [{ prefix: 'A', investorId: Symbol('x') }], 'the id of an order needs'],
    ['shareOrderBox', [{ unitsText: '1', minimumQuantity: 1, availableStock: 1, slab: null }], 'a'],
    ['percentParts', [sparse], 'a list without holes was expected'],
    ['sortedByTenure', [sparse, 'ascending'], 'a list without'],
    ['profileScore', [sparse], 'a list without holes was expected'],
    ['fileViolation', [new Uint8Array([1]), { types: ['pdf'], mostBytes: NaN }], 'a whole number'],
    ['fileViolation', [new Uint8Array([1]), { types: 'xpdfx', mostBytes: 5 }], 'a list'],
    ['destinationAfterBank', [{ ...allYes, isDepositBooking: 'false' }], 'true or false'],
    ['destinationAfterUpiMatch', [{ isDepositBooking: 0 }], 'true or false was expected'],
    ['isBankAdditionBlocked', [{ isKycVerified: 'no', isPrivateMarket: false }], 'true or false'],
    ['depositQuote', [{ ...quoteTerms(), compounding: 'monthly' }], 'no option "compounding"'],
  ] as const)('%s throws a clear error', (name, args, message) => {
    expect(() => call(name, ...args)).toThrow(message);
  });

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
      expect(() => call('depositQuote', terms)).toThrow('a deposit needs a payout frequency');
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
