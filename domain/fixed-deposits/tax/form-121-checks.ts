import { checkInstance, checkRecord, checkText } from '../../platform/argument-checks.ts';
import { checkDate, checkNonNegative } from '../../platform/expected-values.ts';
import type { Form121 } from './form-121.ts';
import { TaxYear } from './tax-year.ts';

/** Returns a given Form 121, or throws an error. */
export function checkForm121(form: Form121): Form121 {
  const { issuerId, holderId, taxYear, givenOn, income, uin } = checkRecord(form);
  for (const text of [issuerId, holderId, uin ?? '']) checkText(text);
  checkInstance(taxYear, TaxYear, 'a tax year');
  checkDate(givenOn);
  checkNonNegative(income, 'the income of a form');
  return form;
}
