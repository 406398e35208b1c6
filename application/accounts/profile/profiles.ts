import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import type { Address, AddressLines } from '#domain/accounts/profile/address.ts';
import type { Parents } from '#domain/accounts/profile/parents.ts';
import type {
  AnnualIncome,
  IncomeSource,
  MaritalStatus,
  Occupation,
  ProfessionalDetails,
} from '#domain/accounts/profile/professional.ts';
import type { ProfilePart } from '#domain/accounts/profile/profile-score.ts';
import type { Gender } from '#domain/platform/gender.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';

/** The profile of the signed-in investor, with the details that every deposit form asks for. */
export interface Profiles {
  summary(options: CallOptions): Promise<Result<ProfileSummary, PortFailure>>;
  personalDetails(options: CallOptions): Promise<Result<PersonalDetails, PortFailure>>;
  saveMoreInformation(
    more: MoreInformation,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>>;
  parents(options: CallOptions): Promise<Result<Partial<Parents>, PortFailure>>;
  saveParents(parents: Parents, options: CallOptions): Promise<Result<void, PortFailure>>;
  addresses(options: CallOptions): Promise<Result<readonly Address[], PortFailure>>;
  saveAddresses(
    request: SaveAddressesRequest,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>>;
  professional(options: CallOptions): Promise<Result<Partial<ProfessionalDetails>, PortFailure>>;
  /** The options for occupation and annual income, in the backend's order. */
  professionalChoices(options: CallOptions): Promise<Result<ProfessionalChoices, PortFailure>>;
  saveProfessional(
    request: SaveProfessionalRequest,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>>;
}
export const Profiles = token<Profiles>('accounts/profiles');

export interface ProfileSummary {
  /** The name on the PAN; absent before KYC. */
  readonly name?: string;
  /** Ten digits, without the country code. */
  readonly mobile: string;
  /** The picture as a `data:` URL; absent if there is none. */
  readonly pictureUrl?: string;
  /** Completeness of the profile in percent, 0 to 100. */
  readonly scorePercent: number;
  /** The completed parts of the profile; absent if the backend does not send them. */
  readonly scoreParts?: readonly ProfilePart[];
  readonly isKycVerified: boolean;
  readonly primaryAccountNumber?: string;
  readonly primaryBankLogoUrl?: string;
}

export interface PersonalDetails {
  readonly basic: {
    readonly name?: string;
    readonly mobile: string;
    readonly email?: string;
    readonly fatherName?: string;
  };
  readonly addresses: readonly Address[];
  readonly more: MoreInformation & { readonly gender?: Gender };
  readonly occupation: {
    readonly occupation?: Occupation;
    readonly annualIncome?: AnnualIncome;
    readonly incomeSource?: IncomeSource;
  };
  readonly nominees: readonly Nominee[];
}

export interface MoreInformation {
  readonly isIndianResident: boolean;
  readonly maritalStatus: MaritalStatus;
  readonly placeOfBirth?: string | undefined;
}

export interface SaveAddressesRequest {
  /** The one of the saved permanent addresses that the investor selected. */
  readonly permanent: Address;
  /** The mailing address; undefined if mail goes to the permanent address. */
  readonly correspondent?: AddressLines | undefined;
  /** Id of the deposit order being booked; absent outside a booking. */
  readonly depositOrderId?: number | undefined;
}

export interface ProfessionalChoices {
  readonly occupations: readonly Occupation[];
  readonly annualIncomes: readonly AnnualIncome[];
}

export interface SaveProfessionalRequest extends ProfessionalDetails {
  /** Id of the deposit order being booked; absent outside a booking. */
  readonly depositOrderId?: number | undefined;
}
