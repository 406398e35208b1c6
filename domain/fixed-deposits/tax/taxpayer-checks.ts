import {
  checkBoolean, checkOneOf, checkRecord, checkText,
} from '../../platform/argument-checks.ts';
import { checkDate } from '../../platform/expected-values.ts';
import { type TaxedHolder, TaxpayerKind } from './taxpayer.ts';
import type { TaxYear } from './tax-year.ts';

/** Returns a taxed holder, or throws an error. */
export function checkTaxedHolder(holder: TaxedHolder): TaxedHolder {
  const { id, kind, birthDate, hasValidPan } = checkRecord(holder);
  checkText(id);
  checkOneOf(kind, TaxpayerKind);
  if (birthDate !== undefined) checkDate(birthDate);
  checkBoolean(hasValidPan);
  return holder;
}

/**
 * The age in years that an individual reaches in a tax year; zero if it is unknown. An age is
 * reached on the day before the birthday, so a birthday on 1 April counts for the year before.
 *
 * @source Central Board of Direct Taxes, Circular 28/2016
 */
export function ageInTaxYear({ kind, birthDate }: TaxedHolder, { lastDay }: TaxYear): number {
  if (kind !== TaxpayerKind.Individual || birthDate === undefined) return 0;
  return birthDate.ageOn(lastDay.plus({ days: 1 }));
}
