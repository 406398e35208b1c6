import {
  checkBoolean, checkInstance, checkOneOf, checkOptions,
} from '../../platform/argument-checks.ts';
import type { DatedRule } from '../../platform/dated.ts';
import { checkNonNegative } from '../../platform/expected-values.ts';
import type { Money } from '../../platform/money.ts';
import { type WorkingStep, workingStep } from '../../platform/working-step.ts';
import { FORM_121_LIMITS, type Form121Limits, TaxRegime } from './form-121-rules.ts';
import { TaxYear } from './tax-year.ts';
import { TAX_SENIOR_AGE } from './tds-rules.ts';
import { type TaxedHolder, TaxpayerKind } from './taxpayer.ts';
import { ageInTaxYear, checkTaxedHolder } from './taxpayer-checks.ts';

/** Why a holder cannot give a Form 121. */
export const Form121Obstacle = Object.freeze({
  NotResident: 'not-resident',
  NotIndividualOrFamily: 'not-individual-or-family',
  NoValidPan: 'no-valid-pan',
  TotalIncomeUnknown: 'total-income-unknown',
  /** The total income is less than the income that the forms declare. */
  TotalIncomeTooLow: 'total-income-too-low',
  TaxIsDue: 'tax-is-due',
  /** Under 60 years or a family: the forms declare more than the basic exemption. */
  DeclaredAboveExemption: 'declared-above-exemption',
} as const);
export type Form121Obstacle = (typeof Form121Obstacle)[keyof typeof Form121Obstacle];

/** A holder's estimates for a tax year. */
export interface Form121Facts {
  readonly holder: TaxedHolder;
  readonly isResident: boolean;
  readonly taxYear: TaxYear;
  readonly regime: TaxRegime;
  /** Estimated total income in rupees, after deductions; absent if unknown. */
  readonly totalIncome?: Money | undefined;
  /** The income in rupees that this form and all earlier ones declare. */
  readonly declaredIncome: Money;
}

/** Whether a holder can give a Form 121, as a guide; the holder declares and signs it. */
export interface Form121Guide {
  readonly isEligible: boolean;
  /** All obstacles; empty for an eligible holder. */
  readonly obstacles: readonly Form121Obstacle[];
  /** Total income in rupees up to which the estimated tax is nil. */
  readonly nilTaxLimit: Money;
  /** The limit in rupees of the declared income; absent for seniors, who need no second test. */
  readonly declaredLimit?: Money | undefined;
  readonly rule: DatedRule<Form121Limits>;
  readonly working: readonly WorkingStep[];
}

/**
 * Whether a resident individual or Hindu undivided family can give a Form 121. The tax on the
 * estimated total income must be nil. For a family, and for an individual who is under 60 until 31
 * March, the income of all forms must also not exceed the basic exemption.
 *
 * @formula nil tax: total income <= rebate limit (individuals) or basic exemption (families);
 *   second test: declared income <= basic exemption
 * @source Income-tax Act, 2025, section 393(6); Income-tax Rules, 2026, rule 211
 * @returns undefined for a tax year before the first known limits, which had Forms 15G and 15H
 * @throws an error for an unknown option and for invalid facts
 * @example
 * ```ts
 * const birthDate = CalendarDate.of('1991-06-15');
 * const holder = { id: 'A', kind: 'individual', birthDate, hasValidPan: true };
 * const by = { isResident: true, taxYear: TaxYear.of(2026), regime: 'new' };
 * const income = { totalIncome: Money.of('900000'), declaredIncome: Money.of('450000') };
 * form121Guide({ holder, ...by, ...income }).obstacles; // => ['declared-above-exemption']
 * ```
 */
export function form121Guide(facts: Form121Facts): Form121Guide | undefined {
  const known = [
    'holder', 'isResident', 'taxYear', 'regime', 'totalIncome', 'declaredIncome',
  ] as const;
  const { holder, isResident, taxYear, regime, totalIncome } = checkOptions(facts, known);
  checkTaxedHolder(holder);
  checkBoolean(isResident);
  checkInstance(taxYear, TaxYear, 'a tax year');
  checkNonNegative(facts.declaredIncome, 'the declared income');
  if (totalIncome !== undefined) checkNonNegative(totalIncome, 'the total income');
  const rule = FORM_121_LIMITS[checkOneOf(regime, TaxRegime)].on(taxYear.firstDay);
  const seniorAge = TAX_SENIOR_AGE.on(taxYear.firstDay)?.value;
  if (rule === undefined || seniorAge === undefined) return undefined;
  const limits = limitsFor(holder, { taxYear, limits: rule.value, seniorAge });
  const obstacles = [...holderObstacles(facts), ...incomeObstacles(facts, limits)];
  const working = guideWorking(facts, limits);
  return Object.freeze({ isEligible: obstacles.length === 0, obstacles, ...limits, rule, working });
}

interface Limits {
  readonly nilTaxLimit: Money;
  readonly declaredLimit?: Money;
}

function limitsFor(
  holder: TaxedHolder,
  by: {
    readonly taxYear: TaxYear;
    readonly limits: Form121Limits;
    readonly seniorAge: number;
  },
): Limits {
  const { basicExemption, individualRebate } = by.limits;
  if (holder.kind !== TaxpayerKind.Individual) {
    return { nilTaxLimit: basicExemption, declaredLimit: basicExemption };
  }
  if (ageInTaxYear(holder, by.taxYear) < by.seniorAge) {
    return { nilTaxLimit: individualRebate, declaredLimit: basicExemption };
  }
  return { nilTaxLimit: individualRebate };
}

function holderObstacles({ holder, isResident }: Form121Facts): readonly Form121Obstacle[] {
  return [
    ...(isResident ? [] : [Form121Obstacle.NotResident]),
    ...(holder.kind === TaxpayerKind.Other ? [Form121Obstacle.NotIndividualOrFamily] : []),
    ...(holder.hasValidPan ? [] : [Form121Obstacle.NoValidPan]),
  ];
}

function incomeObstacles(facts: Form121Facts, limits: Limits): readonly Form121Obstacle[] {
  const { totalIncome, declaredIncome } = facts;
  const { nilTaxLimit, declaredLimit } = limits;
  const isAbove = declaredLimit !== undefined && declaredIncome.isGreaterThan(declaredLimit);
  const second = isAbove ? [Form121Obstacle.DeclaredAboveExemption] : [];
  if (totalIncome === undefined) return [Form121Obstacle.TotalIncomeUnknown, ...second];
  return [
    ...(totalIncome.isLessThan(declaredIncome) ? [Form121Obstacle.TotalIncomeTooLow] : []),
    ...(totalIncome.isGreaterThan(nilTaxLimit) ? [Form121Obstacle.TaxIsDue] : []),
    ...second,
  ];
}

/** The income above each limit; zero or less passes the test. */
function guideWorking(facts: Form121Facts, limits: Limits): readonly WorkingStep[] {
  const { totalIncome, declaredIncome } = facts;
  const { nilTaxLimit, declaredLimit } = limits;
  const total = totalIncome && aboveStep('total', { income: totalIncome, limit: nilTaxLimit });
  const declared =
    declaredLimit && aboveStep('declared', { income: declaredIncome, limit: declaredLimit });
  return [total, declared].flatMap((step) => step ?? []);
}

const ABOVE = {
  total: 'Total income above the limit without tax',
  declared: 'Declared income above the basic exemption',
} as const;

function aboveStep(
  which: keyof typeof ABOVE,
  { income, limit }: { readonly income: Money; readonly limit: Money },
): WorkingStep {
  return workingStep({
    id: `${which}-income-above-limit`,
    rule: ABOVE[which],
    formula: 'T - L',
    inputs: { T: income.text, L: limit.text },
    exact: income.minus(limit).decimal,
  });
}
