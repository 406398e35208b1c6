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

/** The age in years of an individual on the last day of a tax year; zero if it is unknown. */
export function ageInTaxYear({ kind, birthDate }: TaxedHolder, { lastDay }: TaxYear): number {
  return kind === TaxpayerKind.Individual && birthDate !== undefined ? birthDate.ageOn(lastDay) : 0;
}
