import {
  landingFigures,
  sampleSharePrices,
  showcaseOrder,
  testimonialPastel,
  type TestimonialPastel,
} from '#ui/site/landing/landing-figures.ts';
import { CompoundingFrequency } from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { growthSeries } from '#domain/fixed-deposits/interest/growth-series.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import {
  formatCompactRupees,
  formatPercent,
  formatRupees,
} from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import {
  FIRST_TRANSACTION_REWARD,
  PRE_IPO_REWARD_PERCENT,
} from '#domain/referrals/referral-rewards.ts';
import { showcase } from '#ui/site/landing/sections/showcase-copy.ts';
import { testimonials } from '#ui/site/landing/sections/testimonial-copy.ts';

/** The figures of the landing page: formatted text, and fractions of the largest value. */
export interface LandingFacts {
  readonly investments: string;
  readonly yearsOfExperience: string;
  readonly partners: string;
  readonly samplePrices: readonly string[];
  /** The companies of the showcase, in display order. */
  readonly showcase: readonly (typeof showcase)[number][];
  /** The colour of each testimonial, in their order. */
  readonly pastels: readonly TestimonialPastel[];
  readonly referral: {
    /** For the first transaction of a friend. */
    readonly cashBack: string;
    /** Percent of every pre-IPO investment of a friend. */
    readonly sharePercent: string;
  };
  readonly deposit: {
    readonly principal: string;
    readonly maturity: string;
    readonly terms: string;
    /** The principal as a fraction of the maturity amount. */
    readonly principalShare: number;
    readonly years: readonly GrowthYear[];
  };
}

interface GrowthYear {
  readonly year: number;
  readonly text: string;
  readonly interest: string;
  /** Interest as a fraction of the maturity amount, 0 to 1, for the height of a bar. */
  readonly share: number;
}

const YEARS = 5;

export function landingFacts(): LandingFacts {
  return {
    investments: formatCompactRupees(landingFigures.investments).replace(' Cr.', '+ crore'),
    yearsOfExperience: `${landingFigures.yearsOfExperience}+`,
    partners: `${landingFigures.partners}+`,
    samplePrices: sampleSharePrices.map(formatRupees),
    showcase: showcaseOrder(showcase),
    pastels: testimonials.map((_, index) => testimonialPastel(index)),
    referral: {
      cashBack: formatRupees(FIRST_TRANSACTION_REWARD),
      sharePercent: PRE_IPO_REWARD_PERCENT,
    },
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
