import type { CalendarDate } from '../../platform/calendar-date.ts';
import {
  checkInstance, checkOneOf, checkOptions, checkText,
} from '../../platform/argument-checks.ts';
import { checkDate, checkMoney, checkPercentage } from '../../platform/expected-values.ts';
import { invariant, shown } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import { CompoundingFrequency } from './compounding-frequency.ts';
import { type InterestConvention, thirtyDayMonths } from './interest-convention.ts';
import { PayoutFrequency } from './payout-frequency.ts';
import { Tenure } from './tenure.ts';

/** The agreed terms of a deposit. */
export interface DepositTerms {
  /** Whole rupees, above zero. */
  readonly principal: Money;
  /** Annual rate in percent, from 0 to 100, as quoted for this compounding and payout frequency. */
  readonly annualRatePercent: Percentage;
  readonly tenure: Tenure;
  readonly payoutFrequency: PayoutFrequency;
  /** Only used if interest is paid at maturity; the frequency of the convention if absent. */
  readonly compoundingFrequency?: CompoundingFrequency | undefined;
  /** `thirtyDayMonths` if absent. */
  readonly convention?: InterestConvention | undefined;
  /** The start date; required for actual/actual if the tenure has odd days. */
  readonly startsOn?: CalendarDate | undefined;
}

/** Deposit terms with all defaults filled in. */
export interface CompleteTerms extends DepositTerms {
  readonly compoundingFrequency: CompoundingFrequency;
  readonly convention: InterestConvention;
}

const TERMS = [
  'principal',
  'annualRatePercent',
  'tenure',
  'payoutFrequency',
  'compoundingFrequency',
  'convention',
  'startsOn',
] as const;
const CONVENTION = ['name', 'daysInYear', 'compounding', 'brokenPeriod', 'rounding'] as const;

/** Checks deposit terms and fills in the defaults. Throws an error for impossible terms. */
export function checkDepositTerms(terms: DepositTerms): CompleteTerms {
  invariant(
    typeof terms === 'object' && terms !== null,
    `a deposit needs terms, got ${shown(terms)}`,
  );
  checkOptions(terms, TERMS);
  const given = checkOptions(terms.convention ?? thirtyDayMonths, CONVENTION);
  const compoundingFrequency = terms.compoundingFrequency ?? given.compounding;
  const convention = Object.freeze({ ...given, compounding: compoundingFrequency });
  const { principal, annualRatePercent, tenure, payoutFrequency, startsOn } = terms;
  invariant(
    checkMoney(principal).isGreaterThan(Money.zero) && principal.isWholeRupees,
    `a deposit needs a principal of whole rupees above zero, got ${principal.text}`,
  );
  const { decimal, text } = checkPercentage(annualRatePercent);
  invariant(
    !annualRatePercent.isNegative() && !decimal.greaterThan(100),
    `a deposit needs a yearly rate of 0 to 100 percent, got ${text}`,
  );
  checkInstance(tenure, Tenure, 'a tenure');
  checkOneOf(payoutFrequency, PayoutFrequency);
  checkConvention(convention);
  return Object.freeze({
    principal,
    annualRatePercent,
    tenure,
    payoutFrequency,
    compoundingFrequency,
    convention,
    ...(startsOn !== undefined && { startsOn: checkDate(startsOn) }),
  });
}

function checkConvention(convention: InterestConvention): void {
  const { name, compounding, daysInYear, brokenPeriod, rounding } = convention;
  checkOneOf(compounding, CompoundingFrequency);
  invariant(
    (daysInYear === 360 || daysInYear === 365 || daysInYear === 'actual') &&
      (brokenPeriod === 'simple-interest' || brokenPeriod === 'fractional-exponent') &&
      (rounding === 'half-up' || rounding === 'down'),
    `there is no convention of ${shown(daysInYear)} days, ${shown(brokenPeriod)} and ` +
      `rounding ${shown(rounding)}`,
  );
  checkText(name);
}
