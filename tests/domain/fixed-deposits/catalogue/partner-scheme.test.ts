import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestPartnerScheme,
  isPaidAtMaturity,
  partnerCard,
  PartnerCategory,
  partnerCategoryFor,
  partnerSchemesFor,
  widestLimits,
} from '#domain/fixed-deposits/catalogue/partner-scheme.ts';
import { principals } from '#tests/arbitraries/money.ts';
import { annualRates } from '#tests/arbitraries/percentages.ts';

const schemes = fc.array(
  fc.record({
    category: fc.constantFrom(...Object.values(PartnerCategory)),
    annualRatePercent: annualRates(),
  }),
);

describe('partnerCategoryFor', () => {
  it('knows senior_citizen and women_special; any other word is any investor [FD-3.15]', () => {
    expect(partnerCategoryFor('senior_citizen')).toBe(PartnerCategory.SeniorCitizen);
    expect(partnerCategoryFor('women_special')).toBe(PartnerCategory.WomenSpecial);
    fc.assert(
      fc.property(fc.string(), (word) => {
        const isNamed = word === 'senior_citizen' || word === 'women_special';
        expect(partnerCategoryFor(word)).toBe(isNamed ? word : 'other');
      }),
    );
  });
});

describe('isPaidAtMaturity', () => {
  it('is true only for the value maturity [FD-3.16]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant('maturity'), fc.string()), (word) => {
        expect(isPaidAtMaturity(word)).toBe(word === 'maturity');
      }),
    );
  });
});

describe('partnerSchemesFor', () => {
  it('lists those for seniors with the toggle on [FD-4.44]', () => {
    fc.assert(
      fc.property(schemes, (all) => {
        expect(partnerSchemesFor(all, { isSeniorToggleOn: true })).toEqual(
          all.filter(({ category }) => category === 'senior_citizen'),
        );
      }),
    );
  });

  it('lists the others with the toggle off, never the ones for women [FD-4.45]', () => {
    fc.assert(
      fc.property(schemes, (all) => {
        expect(partnerSchemesFor(all, { isSeniorToggleOn: false })).toEqual(
          all.filter(({ category }) => category === 'other'),
        );
      }),
    );
  });
});

describe('bestPartnerScheme', () => {
  it('has a rate that no other exceeds, and is the first of its rate [FD-7.94, FD-7.95]', () => {
    fc.assert(
      fc.property(schemes, (all) => {
        const best = bestPartnerScheme(all);
        expect(best === undefined).toBe(all.length === 0);
        if (best === undefined) return;
        const rate = best.annualRatePercent;
        expect(all.some((each) => each.annualRatePercent.isGreaterThan(rate))).toBe(false);
        expect(all.find((each) => each.annualRatePercent.equals(rate))).toBe(best);
      }),
    );
  });
});

describe('widestLimits', () => {
  const limits = fc.record({
    minimumAmount: principals(),
    maximumAmount: principals(),
    lockInDays: fc.nat(400),
  });

  it('are the lowest minimum, the highest maximum and the longest lock-in of the schemes', () => {
    fc.assert(
      fc.property(fc.array(limits, { minLength: 1, maxLength: 6 }), (all) => {
        const widest = widestLimits(all);
        if (widest === undefined) throw new Error('there are limits');
        const { minimumAmount, maximumAmount, lockInDays } = widest;
        for (const each of all) {
          expect(each.minimumAmount.isLessThan(minimumAmount)).toBe(false);
          expect(each.maximumAmount.isGreaterThan(maximumAmount)).toBe(false);
          expect(each.lockInDays).toBeLessThanOrEqual(lockInDays);
        }
        expect(all.some((each) => each.minimumAmount.equals(minimumAmount))).toBe(true);
        expect(all.some((each) => each.maximumAmount.equals(maximumAmount))).toBe(true);
        expect(all.some((each) => each.lockInDays === lockInDays)).toBe(true);
      }),
    );
  });

  it('are empty without a scheme', () => {
    expect(widestLimits([])).toBeUndefined();
  });
});

describe('partnerCard', () => {
  it('shows 44230 investors [FD-9.33, AP-9.27]', () => {
    expect(partnerCard.totalInvestors).toBe(44_230);
  });

  it('has the tag High Return on its own colour [FD-9.34, FD-9.35, AP-9.28]', () => {
    expect(partnerCard.tag).toBe('High Return');
    expect(partnerCard.backgroundColour).toBe('#9bffed');
  });
});
