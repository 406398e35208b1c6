import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodsPerYear } from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import { depositQuote, type DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { isCumulative, payoutsPerYear } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';
import {
  agree,
  fraction,
  fractionOf,
  halfUp,
  interestAfter,
  type OracleTerms,
  yieldOf,
} from './oracle.ts';

function oracleTerms(quote: DepositQuote, days = quote.terms.tenure.days): OracleTerms {
  const { principal, annualRatePercent, payoutFrequency, compoundingFrequency } = quote.terms;
  return {
    principal: BigInt(principal.text),
    rate: annualRatePercent.text,
    days,
    restsPerYear: isCumulative(payoutFrequency) ? periodsPerYear(compoundingFrequency) : undefined,
  };
}

describe('depositQuote', () => {
  it('agrees with exact fractions to 25 digits before rounding, and exactly after', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        const quote = depositQuote(terms);
        const exact = interestAfter(oracleTerms(quote));
        expect(agree(fractionOf(quote.exactInterest.toFixed()), exact)).toBe(true);
        expect(quote.totalInterest.text).toBe(halfUp(exact).toString());
      }),
    );
  });

  it('rounds up if the exact value is half a rupee, although 40 digits fall short of it', () => {
    const half = interestAfter({ principal: 3000n, rate: '7.00', days: 30, restsPerYear: 12 });
    expect(half).toEqual(fraction(35n, 2n));
    expect(halfUp(half)).toBe(18n);
  });
});

describe('DepositQuote', () => {
  it('agrees with exact fractions on every row of the schedule', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        const quote = depositQuote(terms);
        let days = 0;
        let interest = 0n;
        for (const row of quote.schedule) {
          days += row.days;
          interest += BigInt(row.interest.text);
          expect(interest).toBe(halfUp(interestAfter(oracleTerms(quote, days))));
        }
        expect(days).toBe(quote.terms.tenure.days);
      }),
    );
  });

  it('agrees with exact fractions on one payout [FD-2.77]', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        const perYear = payoutsPerYear(terms.payoutFrequency);
        const { payoutAmount } = depositQuote(terms);
        const isPaid = perYear !== undefined && terms.tenure.days >= 360 / perYear;
        const quote = depositQuote(terms);
        const days = 360 / (perYear ?? 1);
        const exact = halfUp(interestAfter(oracleTerms(quote, days))).toString();
        expect(payoutAmount?.text).toBe(isPaid ? exact : undefined);
        expect(payoutAmount?.text).toBe(isPaid ? quote.schedule[0]?.payout.text : undefined);
      }),
    );
  });
});

describe('effectiveYield', () => {
  it('agrees with exact fractions on the effective yield [FD-9.19]', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        const quote = depositQuote(terms);
        const { effectiveYield } = quote;
        const principal = BigInt(terms.principal.text);
        const exact = yieldOf(interestAfter(oracleTerms(quote)), {
          principal,
          days: terms.tenure.days,
        });
        const shown = effectiveYield && halfUp(fractionOf(effectiveYield.text), 2);
        expect(shown).toBe(isCumulative(terms.payoutFrequency) ? halfUp(exact, 2) : undefined);
      }),
    );
  });
});
