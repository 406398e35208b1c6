import { asFacts, asText } from '../platform/expected.ts';
import { invariant, shown } from '../platform/invariant.ts';
import { Money } from '../platform/money.ts';
import { Percentage } from '../platform/percentage.ts';
import { CompoundingFrequency } from './compounding-frequency.ts';
import { type InterestConvention, thirtyDayMonths } from './interest-convention.ts';
import { PayoutFrequency } from './payout-frequency.ts';
import { Tenure } from './tenure.ts';

/** What a deposit is agreed on. */
export interface DepositTerms {
  /** Whole rupees, above zero. */
  readonly principal: Money;
  /** The yearly rate quoted for these rests and this payout, from 0 to 100 percent. */
  readonly annualRatePercent: Percentage;
  readonly tenure: Tenure;
  readonly payoutFrequency: PayoutFrequency;
  /** The convention's own where absent. Without meaning unless interest is paid at maturity. */
  readonly compoundingFrequency?: CompoundingFrequency | undefined;
  /** `thirtyDayMonths` where absent. */
  readonly convention?: InterestConvention | undefined;
}

/** Terms with nothing left open; the convention has the compounding that applies. */
export interface CompleteTerms extends DepositTerms {
  readonly compoundingFrequency: CompoundingFrequency;
  readonly convention: InterestConvention;
}

/** Completes terms by their defaults; throws a sentence on what no deposit can be agreed on. */
export function completeTerms(terms: DepositTerms): CompleteTerms {
  invariant(
    typeof terms === 'object' && terms !== null,
    `a deposit needs terms, got ${shown(terms)}`,
  );
  const given = asFacts(terms.convention ?? thirtyDayMonths);
  const compoundingFrequency = terms.compoundingFrequency ?? given.compounding;
  const convention =
    compoundingFrequency === given.compounding
      ? given
      : Object.freeze({ ...given, compounding: compoundingFrequency });
  const { principal, annualRatePercent, tenure, payoutFrequency } = terms;
  const complete: CompleteTerms = Object.freeze({
    principal,
    annualRatePercent,
    tenure,
    payoutFrequency,
    compoundingFrequency,
    convention,
  });
  check(complete);
  return complete;
}

function check(terms: CompleteTerms): void {
  const { principal, annualRatePercent, tenure, payoutFrequency } = terms;
  invariant(
    principal instanceof Money && principal.isGreaterThan(Money.zero) && principal.isWholeRupees,
    `a deposit needs a principal of whole rupees above zero, got ${pictured(principal)}`,
  );
  invariant(
    annualRatePercent instanceof Percentage &&
      !annualRatePercent.isNegative() &&
      !annualRatePercent.decimal.greaterThan(100),
    `a deposit needs a yearly rate of 0 to 100 percent, got ${pictured(annualRatePercent)}`,
  );
  invariant(tenure instanceof Tenure, `a deposit needs a tenure, got ${shown(tenure)}`);
  invariant(
    isOneOf(PayoutFrequency, payoutFrequency),
    `a deposit needs a payout frequency, got ${shown(payoutFrequency)}`,
  );
  checkConvention(terms.convention);
}

function checkConvention(convention: InterestConvention): void {
  const { name, compounding, daysInYear, brokenPeriod, rounding } = convention;
  invariant(
    isOneOf(CompoundingFrequency, compounding),
    `a deposit needs a compounding frequency, got ${shown(compounding)}`,
  );
  invariant(
    (daysInYear === 360 || daysInYear === 365) &&
      (brokenPeriod === 'simple-interest' || brokenPeriod === 'fractional-exponent') &&
      (rounding === 'half-up' || rounding === 'down'),
    `there is no convention of ${shown(daysInYear)} days, ${shown(brokenPeriod)} and ` +
      `rounding ${shown(rounding)}`,
  );
  asText(name);
}

function isOneOf(words: Readonly<Record<string, string>>, word: unknown): boolean {
  for (const each in words) if (words[each] === word) return true;
  return false;
}

function pictured(value: unknown): string {
  return value instanceof Money || value instanceof Percentage ? value.text : shown(value);
}
