import { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import type { InstitutionType } from '#infrastructure/fixed-deposits/catalogue/institution-type.wire.ts';
import { isFlagSet } from '#infrastructure/platform/http/flags.ts';

const INSTITUTIONS = Object.freeze({
  Bank: Institution.Bank,
  'Small Finance Bank': Institution.SmallFinanceBank,
  'Finance Company': Institution.Nbfc,
  'Housing Finance Company': Institution.Hfc,
}) satisfies Record<InstitutionType, Institution>;

interface IssuerFields {
  readonly institution_type?: InstitutionType | undefined;
  readonly is_insured?: boolean | number | string | undefined;
}

/**
 * The kind of issuer and the insurance, as far as a row states them. A row without them says
 * nothing about the issuer.
 */
export function institutionOf({ institution_type: type, is_insured: insured }: IssuerFields): {
  readonly institution?: Institution;
  readonly isInsured?: boolean;
} {
  return {
    ...(type !== undefined && { institution: INSTITUTIONS[type] }),
    ...(insured !== undefined && { isInsured: isFlagSet(insured) }),
  };
}
