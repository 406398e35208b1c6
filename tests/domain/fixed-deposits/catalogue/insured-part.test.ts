import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { institutionKindOf } from '#domain/fixed-deposits/catalogue/institution-kind.ts';
import { insuredPart } from '#domain/fixed-deposits/catalogue/insured-part.ts';
import { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import { Money } from '#domain/platform/money.ts';

describe('insuredPart', () => {
  it('is the whole amount up to 5 lakh, and 5 lakh of any larger amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500_000, max: 500_000 }), (difference) => {
        const insured = insuredPart(Money.of(500_000 + difference));
        expect(insured.text).toBe(String(500_000 + Math.min(0, difference)));
      }),
    );
  });
});

describe('institutionKindOf', () => {
  it('is a bank or a finance company, and neither for the post office', () => {
    const kinds = Object.values(Institution).map((each) => [each, institutionKindOf(each)]);
    expect(Object.fromEntries(kinds)).toEqual({
      bank: 'bank',
      'small-finance-bank': 'bank',
      nbfc: 'finance-company',
      hfc: 'finance-company',
      'post-office': undefined,
    });
  });
});
