import { checkInteger, checkOptions, checkRecord } from '../../platform/argument-checks.ts';
import { checkMoney, checkNonNegative, checkPercentage } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';
import { Percentage } from '../../platform/percentage.ts';
import { workingStep, type WorkingStep } from '../../platform/working-step.ts';
import { LARGEST_UNITS } from './share-units.ts';
import { STAMP_DUTY_RATE } from './stamp-duty.ts';

/** Stamp duty on the transfer of shares, in percent of the total investment. */
export const STAMP_DUTY_PERCENT = Percentage.of(STAMP_DUTY_RATE);

/** The price and units of an order, with its tax and charges. */
export interface ShareOrderTerms {
  /** In rupees; rounded to the paisa. */
  readonly pricePerUnit: Money;
  /** Whole number from 1 to 999999999. */
  readonly units: number;
  /** Percent of the total investment; 0 if absent. */
  readonly taxPercent?: Percentage | undefined;
  /** In rupees; 0 if absent. */
  readonly documentationCharges?: Money | undefined;
}

const TERMS = ['pricePerUnit', 'units', 'taxPercent', 'documentationCharges'] as const;

/** The costs of an order, all amounts in rupees to the paisa. */
export interface ShareOrderAmounts {
  readonly pricePerUnit: Money;
  readonly units: number;
  readonly totalInvestment: Money;
  readonly stampDuty: Money;
  /** Called TDS (tax deducted at source) in the app and `tcs` in the backend's API. */
  readonly taxDeductedAtSource: Money;
  readonly documentationCharges: Money;
  readonly totalPayable: Money;
}

export interface ShareOrderSummary extends ShareOrderAmounts {
  /**
   * The calculation steps of the total, so that a person can repeat them with a pocket calculator.
   */
  readonly working: readonly WorkingStep[];
}

/** A figure of a summary that contradicts the other figures. */
export type SummaryDisagreement = 'total-investment' | 'stamp-duty' | 'total-payable';

/**
 * Calculates the costs of an order: units times price, 0.015% stamp duty, tax, and documentation
 * charges. Duty and tax are rounded half-up to the paisa.
 *
 * @formula total payable = units x price + 0.015% stamp duty + TDS + documentation charges
 * @source PM-2.156, PM-2.157, PM-2.158, PM-9.19, PM-9.22, AP-9.7; private market, sections 2 and 9;
 * Indian Stamp Act, 1899, schedule I, article 56A (transfer of securities on delivery: 0.015%)
 * @param terms price in rupees per unit, units, tax in percent, charges in rupees
 * @throws an error for an unknown option, units that are not whole or not from 1 to 999999999, a
 * price not above zero, a tax outside 0 to 100 percent, charges below zero, and a total that
 * reaches 10^18
 * @example
 * ```ts
 * const summary = shareOrderSummary({ pricePerUnit: Money.of(1625), units: 100 });
 * summary.stampDuty.text; // => '24.38'
 * summary.totalPayable.text; // => '162524.38'
 * ```
 */
export function shareOrderSummary(terms: ShareOrderTerms): ShareOrderSummary {
  const { pricePerUnit, units, taxPercent, charges } = checkTerms(terms);
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
 * Whether a summary shows the TDS (tax deducted at source) line: only if the tax is above zero.
 *
 * @source PM-9.20, AP-9.8; private market, section 9
 * @param taxDeductedAtSource rupees; absent counts as none
 * @throws an error for anything but money
 * @example
 * ```ts
 * isTaxShown(Money.zero); // => false
 * isTaxShown(Money.of('0.01')); // => true
 * ```
 */
export function isTaxShown(taxDeductedAtSource: Money | undefined): boolean {
  if (taxDeductedAtSource === undefined) return false;
  return checkMoney(taxDeductedAtSource).isGreaterThan(Money.zero);
}

/**
 * Checks a summary that another system calculated. The investment must be units times price, the
 * stamp duty 0.015% of it, and the total the sum of its parts. The tax is not checked.
 *
 * @formula total payable = total investment + stamp duty + TDS + documentation charges
 * @source PM-9.22; private market, section 9
 * @param given the figures to check, in rupees
 * @returns the figures that contradict the others; empty if all agree
 * @throws an error for a figure that is not money, and for units outside 1 to 999999999
 * @example
 * ```ts
 * const given = shareOrderSummary({ pricePerUnit: Money.of(1625), units: 100 });
 * summaryDisagreements({ ...given, totalPayable: Money.of(1) }); // => ['total-payable']
 * ```
 */
export function summaryDisagreements(given: ShareOrderAmounts): readonly SummaryDisagreement[] {
  const { totalInvestment, stampDuty, taxDeductedAtSource, documentationCharges, totalPayable } =
    checkRecord(given);
  const parts = [totalInvestment, stampDuty, taxDeductedAtSource, documentationCharges];
  for (const part of [...parts, totalPayable]) checkMoney(part);
  const ours = shareOrderSummary({ pricePerUnit: given.pricePerUnit, units: given.units });
  return [
    ...(totalInvestment.equals(ours.totalInvestment) ? [] : ['total-investment' as const]),
    ...(stampDuty.equals(ours.stampDuty) ? [] : ['stamp-duty' as const]),
    ...(totalPayable.equals(Money.sum(parts)) ? [] : ['total-payable' as const]),
  ];
}

function checkTerms(terms: ShareOrderTerms) {
  const given = checkOptions(terms, TERMS);
  const { documentationCharges = Money.zero, taxPercent = Percentage.of(0) } = given;
  const pricePerUnit = checkMoney(given.pricePerUnit).toPaisa();
  invariant(pricePerUnit.isGreaterThan(Money.zero), 'an order needs a price of a paisa or more');
  const units = checkInteger(given.units, { least: 1, most: LARGEST_UNITS });
  checkPercentage(taxPercent);
  const isInRange = !taxPercent.isNegative() && taxPercent.decimal.lte(100);
  invariant(isInRange, 'a tax must be from 0 to 100 percent');
  const charges = checkNonNegative(documentationCharges, 'charges').toPaisa();
  return { pricePerUnit, units, taxPercent, charges };
}

interface Unrounded {
  readonly exactDuty: Money;
  readonly exactTax: Money;
  readonly taxPercent: Percentage;
}

/**
 * The calculation steps of the costs. Each input is part of the order, or the result of an earlier
 * step; steps with a zero amount are left out.
 */
function workingOf(
  amounts: ShareOrderAmounts,
  { exactDuty, exactTax, taxPercent }: Unrounded,
): readonly WorkingStep[] {
  const { pricePerUnit, units, totalInvestment, stampDuty, totalPayable } = amounts;
  const I = totalInvestment.text;
  const T = amounts.taxDeductedAtSource;
  const C = amounts.documentationCharges;
  const added = { ...(T.isZero() ? {} : { T: T.text }), ...(C.isZero() ? {} : { C: C.text }) };
  return Object.freeze([
    workingStep({
      id: 'total-investment',
      rule: 'Total investment',
      symbol: 'I',
      formula: 'u x p',
      inputs: { u: units, p: pricePerUnit.text },
      exact: totalInvestment.decimal,
    }),
    workingStep({
      id: 'stamp-duty',
      rule: 'Stamp duty',
      symbol: 'S',
      formula: 'I x s / 100',
      inputs: { I, s: STAMP_DUTY_PERCENT.text },
      exact: exactDuty.decimal,
      rounded: stampDuty.text,
    }),
    ...taxSteps(amounts, { exactTax, taxPercent }),
    workingStep({
      id: 'total-payable',
      rule: 'Total payable',
      formula: ['I', 'S', ...Object.keys(added)].join(' + '),
      inputs: { I, S: stampDuty.text, ...added },
      exact: totalPayable.decimal,
    }),
  ]);
}

function taxSteps(
  { totalInvestment, taxDeductedAtSource }: ShareOrderAmounts,
  { exactTax, taxPercent }: Omit<Unrounded, 'exactDuty'>,
): readonly WorkingStep[] {
  if (taxPercent.isZero()) return [];
  const step = workingStep({
    id: 'tax-deducted-at-source',
    rule: 'TDS',
    symbol: 'T',
    formula: 'I x t / 100',
    inputs: { I: totalInvestment.text, t: taxPercent.text },
    exact: exactTax.decimal,
    rounded: taxDeductedAtSource.text,
  });
  return [step];
}
