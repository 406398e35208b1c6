import {
  checkInstance, checkList, checkOptions, checkText,
} from '../../platform/argument-checks.ts';
import { checkNonNegative } from '../../platform/expected-values.ts';
import { Money } from '../../platform/money.ts';
import { issuerKey } from '../catalogue/issuer-key.ts';
import type { IssuerId } from '../catalogue/issuer.ts';
import type { Form121 } from './form-121.ts';
import { checkForm121 } from './form-121-checks.ts';
import { TaxYear } from './tax-year.ts';

/** The columns of a Form 121 that follow from the deposits and the earlier forms; in rupees. */
export interface Form121Columns {
  /** Estimated income of this form: what earlier forms to its payer do not declare yet. */
  readonly income: Money;
  /** Number of earlier forms of the tax year, to all payers. */
  readonly earlierForms: number;
  /** The sum of the income that the earlier forms declare. */
  readonly earlierIncome: Money;
  /** The income of this form and of all earlier forms. */
  readonly declaredIncome: Money;
  /** Estimated total income of the tax year; absent if unknown. */
  readonly totalIncome?: Money | undefined;
}

/**
 * Fills in the columns of a new Form 121 of a holder. A further deposit at a payer that has
 * received a form needs another form for its interest alone.
 *
 * @formula income = interest - the income that earlier forms to the payer declare, at least 0;
 *   declared income = income + the income of all earlier forms of the tax year
 * @source Income-tax Rules, 2026, rule 211 and Form 121
 * @param facts `forms` are all forms given so far; those of other holders and years do not count
 * @throws an error for a negative income, and for an unknown option
 * @example
 * ```ts
 * const by = { holderId: 'ABCPE1234F', taxYear: TaxYear.of(2026), issuerId: 'malhar', forms: [] };
 * const columns = form121Columns({ ...by, interest: Money.of('50400') });
 * [columns.earlierForms, columns.declaredIncome.text]; // => [0, '50400']
 * ```
 */
export function form121Columns(facts: {
  readonly holderId: string;
  readonly taxYear: TaxYear;
  /** The payer that receives the form. */
  readonly issuerId: IssuerId;
  /** The interest that the payer is expected to credit in the tax year, in rupees. */
  readonly interest: Money;
  readonly totalIncome?: Money | undefined;
  readonly forms: readonly Form121[];
}): Form121Columns {
  const known = [
    ...(['holderId', 'taxYear', 'issuerId', 'interest', 'totalIncome', 'forms'] as const),
  ];
  const { holderId, taxYear, issuerId, interest, totalIncome, forms } = checkOptions(facts, known);
  checkText(holderId);
  checkInstance(taxYear, TaxYear, 'a tax year');
  checkNonNegative(interest, 'the interest of a payer');
  if (totalIncome !== undefined) checkNonNegative(totalIncome, 'the total income');
  const earlier = checkList(forms)
    .map((form) => checkForm121(form))
    .filter((form) => form.holderId === holderId && form.taxYear.equals(taxYear));
  const earlierIncome = Money.sum(earlier.map((form) => form.income));
  const payer = issuerKey(issuerId);
  const toPayer = earlier.filter((form) => issuerKey(form.issuerId) === payer);
  const rest = interest.minus(Money.sum(toPayer.map((form) => form.income)));
  const income = rest.isNegative() ? Money.zero : rest;
  return Object.freeze({
    income,
    earlierForms: earlier.length,
    earlierIncome,
    declaredIncome: income.plus(earlierIncome),
    ...(totalIncome !== undefined && { totalIncome }),
  });
}
