import { checkInstance } from '../../platform/argument-checks.ts';
import type { CalendarDate } from '../../platform/calendar-date.ts';
import { Decimal } from '../../platform/decimal.ts';
import { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import { workingStep, type WorkingStep } from '../../platform/working-step.ts';
import { Holding } from '../holdings/holdings.ts';
import { elapsedOn } from '../interest/elapsed.ts';
import { exactInterest, roundedToRupee } from '../interest/interest.ts';
import { isCumulative } from '../interest/payout-frequency.ts';
import { type TaxYearInterest, taxYearInterest } from '../tax/tax-year-interest.ts';
import { checkTaxPercent } from './check-tax-percent.ts';

/** The interest of one tax year of a deposit that pays its own TDS, with the TDS on it. */
export interface DraggedYear extends TaxYearInterest {
  /** Rupees, to the paisa. */
  readonly taxDeductedAtSource: Money;
}

/** What a deposit pays if the issuer takes the TDS from the deposit; amounts in rupees. */
export interface TdsDrag {
  readonly years: readonly DraggedYear[];
  readonly taxDeductedAtSource: Money;
  /** All interest and the principal, after the TDS. */
  readonly received: Money;
  /** Interest that the deposit would have earned on the TDS. */
  readonly growthLost: Money;
  /** The steps that lead to the TDS of each year. */
  readonly working: readonly WorkingStep[];
}

/**
 * What a deposit pays if the issuer takes TDS (tax deducted at source) from the deposit at the end
 * of each tax year, instead of from another account. The TDS no longer earns interest, so the
 * deposit loses more than the TDS. A deposit that pays its interest out loses no growth.
 *
 * The value of the deposit keeps growing in the proportion of the contract: from one 31 March to
 * the next by the same factor as without TDS.
 *
 * @formula balance = balance before x value of the contract / its value a year before - TDS;
 *   TDS = interest of the year x rate, to the paisa; the interest is rounded half-up to the rupee,
 *   so that the years add up
 * @source section 2 of the design notes on rules beyond the documents, R4
 * @throws an error for anything but a holding, and for a rate outside 0 to 100 percent
 * @param tdsPercent the rate of TDS in percent, such as 10; of all years
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('10'), payoutFrequency: 'at-maturity' };
 * const terms = { ...rate, principal: LAKH, tenure: Tenure.of({ years: 2 }) };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-04-01') });
 * tdsDrag(holding, Percentage.of(10)).received.text; // => '118810'
 * tdsDrag(holding, Percentage.of(10)).growthLost.text; // => '100'
 * ```
 */
export function tdsDrag(holding: Holding, tdsPercent: Percentage): TdsDrag {
  const { totalInterest, terms } = checkInstance(holding, Holding, 'a holding').quote;
  const { fraction } = checkTaxPercent(tdsPercent);
  const contract = taxYearInterest(holding);
  const years = isCumulative(terms.payoutFrequency)
    ? growing(holding, { contract, fraction })
    : contract.map((year) => ({ ...year, taxDeductedAtSource: tdsOn(year.interest, fraction) }));
  const taxDeductedAtSource = Money.sum(years.map((year) => year.taxDeductedAtSource));
  const interest = Money.sum(years.map((year) => year.interest));
  return Object.freeze({
    years: Object.freeze(years.map((year) => Object.freeze(year))),
    taxDeductedAtSource,
    received: terms.principal.plus(interest).minus(taxDeductedAtSource),
    growthLost: totalInterest.minus(interest),
    working: tdsWorking(years, tdsPercent),
  });
}

function tdsWorking(
  years: readonly DraggedYear[],
  { text, fraction }: Percentage,
): readonly WorkingStep[] {
  const rate = workingStep({
    ...{ id: 'tds-fraction', rule: 'TDS on one rupee of interest', symbol: 't' },
    ...{ formula: 'percent / 100', inputs: { percent: text }, exact: fraction },
  });
  const yearly = years.map(({ taxYear, interest, taxDeductedAtSource }) =>
    workingStep({
      ...{ id: `tds-of-${taxYear.text}`, rule: `TDS on the interest of ${taxYear.text}` },
      ...{ formula: 'I x t', inputs: { I: interest.text, t: fraction } },
      ...{ exact: interest.decimal.times(fraction), rounded: taxDeductedAtSource.text },
    }),
  );
  return Object.freeze([rate, ...yearly]);
}

function tdsOn(interest: Money, fraction: Decimal): Money {
  return interest.times(fraction).toPaisa();
}

interface Growing {
  readonly contract: readonly TaxYearInterest[];
  readonly fraction: Decimal;
}

/** The years of a deposit whose interest stays in it, with less interest after each TDS. */
function growing(holding: Holding, { contract, fraction }: Growing): readonly DraggedYear[] {
  const { principal, convention } = holding.quote.terms;
  let balance = principal.decimal;
  let before = principal.decimal;
  let earned = new Decimal(0);
  let counted = Money.zero;
  return contract.map((year): DraggedYear => {
    const next = principal.decimal.plus(exactInterestThrough(holding, year.date));
    const growth = balance.times(next).dividedBy(before).minus(balance);
    earned = earned.plus(growth);
    const interest = roundedToRupee(earned, convention).minus(counted);
    const taxDeductedAtSource = tdsOn(interest, fraction);
    balance = balance.plus(growth).minus(taxDeductedAtSource.decimal);
    before = next;
    counted = counted.plus(interest);
    return { ...year, interest, taxDeductedAtSource };
  });
}

/** The unrounded interest of the contract through the end of a day. */
function exactInterestThrough(holding: Holding, day: CalendarDate): Decimal {
  const { quote, startedOn } = holding;
  const { terms } = quote;
  const next = day.plus({ days: 1 });
  if (holding.isMaturedOn(next)) return quote.exactInterest;
  return exactInterest(terms, elapsedOn(next, { terms, startedOn }));
}
