import {
  landingFigures,
  sampleSharePrices,
  showcaseOrder,
  testimonialPastel,
  type TestimonialPastel,
} from '#domain/content/landing.ts';
import { CompoundingFrequency } from '#domain/fixed-deposits/compounding-frequency.ts';
import { depositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import { growthSeries } from '#domain/fixed-deposits/growth-series.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/tenure.ts';
import {
  formatCompactRupees,
  formatPercent,
  formatRupees,
} from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { showcase } from './showcase-words.ts';
import { testimonials } from './testimonial-words.ts';

/** What the landing page shows of the domain, in words and as shares of the largest. */
export interface LandingFacts {
  /** Crores of rupees. */
  readonly investments: string;
  readonly yearsOfExperience: string;
  readonly partners: string;
  readonly advisors: string;
  readonly samplePrices: readonly string[];
  /** In the order of the showcase. */
  readonly showcase: readonly (typeof showcase)[number][];
  /** Of each testimonial. */
  readonly pastels: readonly TestimonialPastel[];
  readonly deposit: {
    readonly principal: string;
    readonly maturity: string;
    readonly terms: string;
    /** The principal as a part of the value at maturity. */
    readonly principalShare: number;
    readonly years: readonly GrowthYear[];
  };
}

interface GrowthYear {
  readonly year: number;
  readonly text: string;
  readonly interest: string;
  /** Interest as a part of the value at maturity, 0 to 1: for the height of a bar. */
  readonly share: number;
}

const YEARS = 5;

export function landingFacts(): LandingFacts {
  return {
    investments: formatCompactRupees(landingFigures.investments).replace(' Cr.', '+ crore'),
    yearsOfExperience: `${landingFigures.yearsOfExperience}+`,
    partners: `${landingFigures.partners}+`,
    advisors: `${landingFigures.advisors}+`,
    samplePrices: sampleSharePrices.map(formatRupees),
    showcase: showcaseOrder(showcase),
    pastels: testimonials.map((_, index) => testimonialPastel(index)),
    deposit: exampleDeposit(),
  };
}

function exampleDeposit(): LandingFacts['deposit'] {
  const annualRatePercent = Percentage.of('8.75');
  const quote = depositQuote({
    principal: Money.of('100000'),
    tenure: Tenure.of({ years: YEARS }),
    annualRatePercent,
    payoutFrequency: PayoutFrequency.AtMaturity,
    compoundingFrequency: CompoundingFrequency.Yearly,
  });
  const partOfWhole = (part: Money) =>
    Percentage.partOf(part, quote.maturityAmount).toHundredth().fraction.toNumber();
  const years = growthSeries(quote, YEARS).map(({ value, interest }, year) => ({
    year,
    text: formatRupees(value.toRupee()),
    interest: formatRupees(interest.toRupee()),
    share: partOfWhole(interest),
  }));
  return {
    principal: formatRupees(quote.terms.principal),
    maturity: formatRupees(quote.maturityAmount),
    terms: `in ${YEARS} years at ${formatPercent(annualRatePercent)} p.a., compounded yearly (an example)`,
    principalShare: partOfWhole(quote.terms.principal),
    years,
  };
}
