import {
  boardAmounts,
  landingFigures,
  sampleSharePrices,
  showcaseOrder,
  testimonialPastel,
  type TestimonialPastel,
} from '#ui/site/landing/landing-figures.ts';
import {
  CompoundingFrequency,
  compoundingFrequencyFor,
} from '#domain/fixed-deposits/interest/compounding-frequency.ts';
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
import type { SiteRate } from '#ui/site/document/page-facts.ts';
import { type ScreenFacts, screenFacts } from './screen-facts.ts';
import { testimonials } from '#ui/site/landing/sections/testimonial-copy.ts';

/**
 * The companies of the showcase. `showcaseOrder` in `landing-figures.ts` decides their display
 * order.
 */
const showcase = [
  { name: 'National Stock Exchange', industry: 'Market infrastructure', logo: 'nse' },
  { name: 'Malabar Spice Works', industry: 'Consumer goods', logo: 'malabar-spice' },
  { name: 'Vayu Mobility', industry: 'Electric vehicles', logo: 'vayu-mobility' },
  { name: 'Nilgiri Diagnostics', industry: 'Healthcare', logo: 'nilgiri-diagnostics' },
  { name: 'Dhruva Payments', industry: 'Financial technology', logo: 'dhruva-payments' },
  { name: 'Marudhar Solar Parks', industry: 'Energy', logo: 'marudhar-solar' },
  { name: 'Aarohan Space Systems', industry: 'Aerospace', logo: 'aarohan-space' },
  { name: 'Mithila Dairy Collective', industry: 'Consumer goods', logo: 'mithila-dairy' },
] as const;

/** The figures of the landing page: formatted text, and fractions of the largest value. */
export interface LandingFacts extends ScreenFacts {
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
  /** The best rates today; empty if the build does not know them. */
  readonly board: readonly BoardRate[];
  readonly deposit: {
    readonly principal: string;
    readonly maturity: string;
    readonly terms: string;
    /** The principal as a fraction of the maturity amount. */
    readonly principalShare: number;
    readonly years: readonly GrowthYear[];
  };
}

export interface BoardRate extends SiteRate {
  /** Such as `8.35% p.a.`. */
  readonly rate: string;
  /** The maturity amount of each selectable amount, in the same order. */
  readonly becomes: readonly string[];
}

interface GrowthYear {
  readonly year: number;
  readonly text: string;
  /** Interest as a fraction of the maturity amount, 0 to 1, for the height of a bar. */
  readonly share: number;
}

const YEARS = 5;
const PRINCIPAL = Money.of('100000');

export function landingFacts(rates: readonly SiteRate[] = []): LandingFacts {
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
    board: rates.map(boardRate),
    deposit: exampleDeposit(rates.find(({ years }) => years === YEARS)),
    ...screenFacts(PRINCIPAL),
  };
}

function boardRate(rate: SiteRate): BoardRate {
  const annualRatePercent = Percentage.of(rate.annualRate);
  const terms = {
    tenure: Tenure.of({ years: rate.years }),
    annualRatePercent,
    payoutFrequency: PayoutFrequency.AtMaturity,
    compoundingFrequency: compoundingFrequencyFor(rate.issuerKey),
  };
  const becomes = boardAmounts.map((principal) =>
    formatRupees(depositQuote({ ...terms, principal }).maturityAmount),
  );
  return { ...rate, rate: `${formatPercent(annualRatePercent)} p.a.`, becomes };
}

/** At the best rate of its tenure, so that the page names one rate for it. */
function exampleDeposit(rate: SiteRate | undefined): LandingFacts['deposit'] {
  const annualRatePercent = Percentage.of(rate?.annualRate ?? '8.75');
  const quote = depositQuote({
    principal: PRINCIPAL,
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
