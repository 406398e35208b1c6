import { checkOneOf } from '../../platform/argument-checks.ts';
import { Institution } from '../holdings/institution.ts';
import { InstitutionKind } from './deposit-filter.ts';

/**
 * The kind by which lists are filtered: banks of any kind, whose deposits are insured, or finance
 * companies, whose deposits are not. Undefined for the post office, which is neither.
 *
 * @source Deposit Insurance and Credit Guarantee Corporation Act 1961: it covers banks
 * @throws an error for an unknown institution
 * @example
 * ```ts
 * institutionKindOf('small-finance-bank'); // => 'bank'
 * institutionKindOf('hfc'); // => 'finance-company'
 * ```
 */
export function institutionKindOf(institution: Institution): InstitutionKind | undefined {
  return KINDS[checkOneOf(institution, Institution)];
}

const KINDS = {
  [Institution.Bank]: InstitutionKind.Bank,
  [Institution.SmallFinanceBank]: InstitutionKind.Bank,
  [Institution.Nbfc]: InstitutionKind.FinanceCompany,
  [Institution.Hfc]: InstitutionKind.FinanceCompany,
  [Institution.PostOffice]: undefined,
} satisfies Record<Institution, InstitutionKind | undefined>;
