import { asFacts, asWhole } from '../platform/expected.ts';
import { asMoney, asPercentage } from '../platform/expected-values.ts';
import { invariant } from '../platform/invariant.ts';
import { Money } from '../platform/money.ts';
import { Percentage } from '../platform/percentage.ts';
import { workingStep, type WorkingStep } from '../platform/working-step.ts';
import { LARGEST_UNITS } from './share-units.ts';

/** Duty on the transfer of shares, of the total investment. */
export const STAMP_DUTY_PERCENT = Percentage.of('0.015');
/** How it is written beside its amount: two decimals would make 0.02 of it. */
export const STAMP_DUTY_LABEL = '0.015%';

/** What is bought, and what the state and the seller add. */
export interface ShareOrderTerms {
  /** Rupees; counted to the paisa. */
  readonly pricePerUnit: Money;
  /** Whole, from 1 to 999999999. */
  readonly units: number;
  /** Of the total investment; none where absent. */
  readonly taxPercent?: Percentage | undefined;
  /** Rupees; none where absent. */
  readonly documentationCharges?: Money | undefined;
}

/** What an order costs; rupees, every amount to the paisa. */
export interface ShareOrderAmounts {
  readonly pricePerUnit: Money;
  readonly units: number;
  readonly totalInvestment: Money;
  readonly stampDuty: Money;
  /** TDS to people, `tcs` on the wire. */
  readonly taxDeductedAtSource: Money;
  readonly documentationCharges: Money;
  readonly totalPayable: Money;
}

export interface ShareOrderSummary extends ShareOrderAmounts {
  /** The ordered steps from which a person can redo the total with a pocket calculator. */
  readonly working: readonly WorkingStep[];
}

/** A figure of a summary that does not follow from the others. */
export type SummaryDisagreement = 'total-investment' | 'stamp-duty' | 'total-payable';

/**
 * An order costs units times price, 0.015% stamp duty on that, the tax where there is one, and the
 * documentation charges where there are any; duty and tax are rounded half-up to the paisa.
 *
 * @formula total payable = units x price + 0.015% stamp duty + TDS + documentation charges
 * @source PM-2.156, PM-2.157, PM-2.158, PM-9.19, PM-9.22, AP-9.7; private market, sections 2 and 9;
 * Indian Stamp Act, 1899, schedule I, article 56A (transfer of securities on delivery: 0.015%)
 * @param terms price in rupees a unit, units, tax in percent, charges in rupees
 * @throws a sentence for units that are not whole or not from 1 to 999999999, a price not above
 * zero, a tax outside 0 to 100 percent, charges below zero, and a total that reaches 10^18
 * @example
 * ```ts
 * const summary = shareOrderSummary({ pricePerUnit: Money.of(1625), units: 100 });
 * summary.stampDuty.text; // => '24.38'
 * summary.totalPayable.text; // => '162524.38'
 * ```
 */
export function shareOrderSummary(terms: ShareOrderTerms): ShareOrderSummary {
  const { pricePerUnit, units, taxPercent, charges } = checked(terms);
  const totalInvestment = pricePerUnit.times(units);
  const exactDuty = totalInvestment.times(STAMP_DUTY_PERCENT.fraction);
  const exactTax = totalInvestment.times(taxPercent.fraction);
  const stampDuty = exactDuty.toPaisa();
  const taxDeductedAtSource = exactTax.toPaisa();
  const amounts = {
    pricePerUnit,
    units,
    totalInvestment,
    stampDuty,
    taxDeductedAtSource,
    documentationCharges: charges,
    totalPayable: Money.sum([totalInvestment, stampDuty, taxDeductedAtSource, charges]),
  };
  const working = workingOf(amounts, { exactDuty, exactTax, taxPercent });
  return Object.freeze({ ...amounts, working });
}

/**
 * The TDS line of a summary is shown only when its amount is above 0.
 *
 * @source PM-9.20, AP-9.8; private market, section 9
 * @param taxDeductedAtSource rupees; absent counts as none
 * @throws a sentence for what is not money
 * @example
 * ```ts
 * isTaxShown(Money.zero); // => false
 * isTaxShown(Money.of('0.01')); // => true
 * ```
 */
export function isTaxShown(taxDeductedAtSource: Money | undefined): boolean {
  if (taxDeductedAtSource === undefined) return false;
  return asMoney(taxDeductedAtSource).isGreaterThan(Money.zero);
}

/**
 * A summary that somebody else reckoned holds when its investment is units times price, its stamp
 * duty 0.015% of that, and its total the sum of its parts; the tax is taken as it was given.
 *
 * @formula total payable = total investment + stamp duty + TDS + documentation charges
 * @source PM-9.22; private market, section 9
 * @param given the figures to check; rupees
 * @returns the figures that do not follow from the others, none where all do
 * @throws a sentence for a figure that is not money, and for units outside 1 to 999999999
 * @example
 * ```ts
 * const given = shareOrderSummary({ pricePerUnit: Money.of(1625), units: 100 });
 * summaryDisagreements({ ...given, totalPayable: Money.of(1) }); // => ['total-payable']
 * ```
 */
export function summaryDisagreements(given: ShareOrderAmounts): readonly SummaryDisagreement[] {
  const { totalInvestment, stampDuty, taxDeductedAtSource, documentationCharges, totalPayable } =
    asFacts(given);
  const parts = [totalInvestment, stampDuty, taxDeductedAtSource, documentationCharges];
  for (const part of [...parts, totalPayable]) asMoney(part);
  const ours = shareOrderSummary({ pricePerUnit: given.pricePerUnit, units: given.units });
  return [
    ...(totalInvestment.equals(ours.totalInvestment) ? [] : ['total-investment' as const]),
    ...(stampDuty.equals(ours.stampDuty) ? [] : ['stamp-duty' as const]),
    ...(totalPayable.equals(Money.sum(parts)) ? [] : ['total-payable' as const]),
  ];
}

function checked(terms: ShareOrderTerms) {
  const given = asFacts(terms);
  const { documentationCharges = Money.zero, taxPercent = Percentage.of(0) } = given;
  const pricePerUnit = asMoney(given.pricePerUnit).toPaisa();
  invariant(pricePerUnit.isGreaterThan(Money.zero), 'an order needs a price of a paisa or more');
  const units = asWhole(given.units, { least: 1, most: LARGEST_UNITS });
  asPercentage(taxPercent);
  const isInRange = !taxPercent.isNegative() && taxPercent.decimal.lte(100);
  invariant(isInRange, 'a tax lies between 0 and 100 percent');
  const charges = asMoney(documentationCharges).toPaisa();
  invariant(!charges.isNegative(), 'charges are not below zero');
  return { pricePerUnit, units, taxPercent, charges };
}

interface Unrounded {
  readonly exactDuty: Money;
  readonly exactTax: Money;
  readonly taxPercent: Percentage;
}

/** Each input is given, or the result of a step before; lines that add nothing are left out. */
function workingOf(
  amounts: ShareOrderAmounts,
  { exactDuty, exactTax, taxPercent }: Unrounded,
): readonly WorkingStep[] {
  const { pricePerUnit, units, totalInvestment, stampDuty, totalPayable } = amounts;
  const I = totalInvestment.text;
  const T = amounts.taxDeductedAtSource;
  const C = amounts.documentationCharges;
  const added = { ...(T.isZero() ? {} : { T: T.text }), ...(C.isZero() ? {} : { C: C.text }) };
  const tax = workingStep({
    rule: 'TDS',
    formula: 'I x t / 100',
    inputs: { I, t: taxPercent.text },
    exact: exactTax.decimal,
    rounded: T.text,
  });
  return Object.freeze([
    workingStep({
      rule: 'Total investment',
      formula: 'u x p',
      inputs: { u: units, p: pricePerUnit.text },
      exact: totalInvestment.decimal,
    }),
    workingStep({
      rule: 'Stamp duty',
      formula: 'I x s / 100',
      inputs: { I, s: STAMP_DUTY_PERCENT.text },
      exact: exactDuty.decimal,
      rounded: stampDuty.text,
    }),
    ...(taxPercent.isZero() ? [] : [tax]),
    workingStep({
      rule: 'Total payable',
      formula: ['I', 'S', ...Object.keys(added)].join(' + '),
      inputs: { I, S: stampDuty.text, ...added },
      exact: totalPayable.decimal,
    }),
  ]);
}
