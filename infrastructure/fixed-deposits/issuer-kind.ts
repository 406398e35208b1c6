import { InstitutionKind } from '#domain/fixed-deposits/catalogue/deposit-filter.ts';
import { isFlagSet } from '#infrastructure/platform/http/flags.ts';

interface IssuerKindFields {
  readonly institution_type?: 'Bank' | 'Finance Company' | undefined;
  readonly is_insured?: boolean | number | string | undefined;
}

/**
 * The kind of issuer and the insurance, as far as a row states them. The API documents define
 * neither field, so a row without them says nothing about the issuer.
 */
export function issuerKindOf({ institution_type: type, is_insured: insured }: IssuerKindFields) {
  const institution = type === 'Bank' ? InstitutionKind.Bank : InstitutionKind.FinanceCompany;
  return {
    ...(type !== undefined && { institution }),
    ...(insured !== undefined && { isInsured: isFlagSet(insured) }),
  };
}
