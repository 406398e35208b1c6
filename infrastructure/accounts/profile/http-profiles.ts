import type {
  MoreInformation,
  PersonalDetails,
  ProfessionalChoices,
  Profiles,
  ProfileSummary,
  SaveAddressesRequest,
  SaveProfessionalRequest,
} from '#application/accounts/profile/profiles.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { addressesXml } from '#infrastructure/accounts/profile/addresses-xml.wire.ts';
import { type Address, AddressType } from '#domain/accounts/profile/address.ts';
import type { Parents } from '#domain/accounts/profile/parents.ts';
import {
  AnnualIncome,
  IncomeSource,
  incomeSourceFor,
  MaritalStatus,
  Occupation,
  type ProfessionalDetails,
} from '#domain/accounts/profile/professional.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { InvestorCalls } from '#infrastructure/accounts/investor-calls.ts';
import { addressOf, occupationOf, personalDetailsOf } from './profile-rows.ts';
import {
  addressesReply,
  type DisplayLocation,
  lookupReply,
  parentInfoReply,
  personalDetailsReply,
  professionalDetailsReply,
  profileReply,
  updateAddressReply,
  updateReply,
} from './profiles.wire.ts';
import { readAll, unreadable } from '#infrastructure/accounts/unreadable-reply.ts';

export class HttpProfiles implements Profiles {
  constructor(private readonly calls: InvestorCalls) {}

  async summary(options: CallOptions): Promise<Result<ProfileSummary, PortFailure>> {
    const reply = await this.calls.show('Profile', profileReply, options);
    if (!reply.ok) return reply;
    const details = reply.value.data.profileDetails;
    return success({
      mobile: details.mobile_no,
      scorePercent: details.profile_score,
      isKycVerified: details.is_ckyc_verified,
      ...(details.profile_parts && { scoreParts: details.profile_parts }),
      ...(details.investor_name && { name: details.investor_name }),
      ...(details.image_base64 && { pictureUrl: details.image_base64 }),
      ...(details.primary_account_no && { primaryAccountNumber: details.primary_account_no }),
      ...(details.primary_bank_logo && { primaryBankLogoUrl: details.primary_bank_logo }),
    });
  }

  async personalDetails(options: CallOptions): Promise<Result<PersonalDetails, PortFailure>> {
    const reply = await this.calls.show('PersonalDetails', personalDetailsReply, options);
    if (!reply.ok) return reply;
    const details = personalDetailsOf(reply.value.data);
    return details ? success(details) : unreadable('personal details');
  }

  saveMoreInformation(
    { isIndianResident, maritalStatus, placeOfBirth }: MoreInformation,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const body = {
      is_indian_resident: isIndianResident ? 1 : 0,
      is_married: maritalStatus === MaritalStatus.Married ? 1 : 0,
      place_of_birth: placeOfBirth ?? '',
    };
    const path = '/investment/updatepersonalinfo';
    return this.calls.change({ path, body, reply: updateReply, changes: 'residence' }, options);
  }

  async parents(options: CallOptions): Promise<Result<Partial<Parents>, PortFailure>> {
    const reply = await this.calls.show('ParentInfo', parentInfoReply, options);
    if (!reply.ok) return reply;
    const { father_name: fatherName, mother_name: motherName } = reply.value.data;
    return success({ ...(fatherName && { fatherName }), ...(motherName && { motherName }) });
  }

  saveParents(parents: Parents, options: CallOptions): Promise<Result<void, PortFailure>> {
    const body = { father_name: parents.fatherName, mother_name: parents.motherName };
    const path = '/investment/updateparentinfo';
    return this.calls.change({ path, body, reply: updateReply, changes: 'parents' }, options);
  }

  async addresses(options: CallOptions): Promise<Result<readonly Address[], PortFailure>> {
    const reply = await this.calls.show('Address', addressesReply, options);
    return reply.ok ? success(reply.value.data.addresses.map(addressOf)) : reply;
  }

  saveAddresses(
    { permanent, correspondent, depositOrderId }: SaveAddressesRequest,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const other = correspondent && { ...correspondent, id: 0, type: AddressType.Correspondent };
    const body = {
      address_data_xml: addressesXml(other ? [permanent, other] : [permanent]),
      fd_investment_id: depositOrderId ?? 0,
      is_permanent_address_correspondent: other ? 0 : 1,
    };
    const path = '/investment/updateaddress';
    const call = { path, body, reply: updateAddressReply, changes: 'addresses' };
    return this.calls.change(call, options);
  }

  async professional(
    options: CallOptions,
  ): Promise<Result<Partial<ProfessionalDetails>, PortFailure>> {
    const reply = await this.calls.show('ProfessionalDetails', professionalDetailsReply, options);
    if (!reply.ok) return reply;
    const details = occupationOf(reply.value.data);
    if (!details) return unreadable('professional details');
    const { occupation, annualIncome } = details;
    return success({ ...(occupation && { occupation }), ...(annualIncome && { annualIncome }) });
  }

  async professionalChoices(
    options: CallOptions,
  ): Promise<Result<ProfessionalChoices, PortFailure>> {
    const [occupations, annualIncomes] = await Promise.all([
      this.lookup('Occupation', Object.values(Occupation), options),
      this.lookup('AnnualIncome', Object.values(AnnualIncome), options),
    ]);
    if (!occupations.ok) return occupations;
    if (!annualIncomes.ok) return annualIncomes;
    return success({
      occupations: [...occupations.value.keys()],
      annualIncomes: [...annualIncomes.value.keys()],
    });
  }

  async saveProfessional(
    { occupation, annualIncome, depositOrderId }: SaveProfessionalRequest,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const [occupations, annualIncomes, incomeSources] = await Promise.all([
      this.lookup('Occupation', Object.values(Occupation), options),
      this.lookup('AnnualIncome', Object.values(AnnualIncome), options),
      this.lookup('IncomeSource', Object.values(IncomeSource), options),
    ]);
    if (!occupations.ok) return occupations;
    if (!annualIncomes.ok) return annualIncomes;
    if (!incomeSources.ok) return incomeSources;
    const body = {
      occupation_id: occupations.value.get(occupation),
      annual_income_id: annualIncomes.value.get(annualIncome),
      income_source_id: incomeSources.value.get(incomeSourceFor(occupation)),
      fd_investment_id: depositOrderId ?? 0,
    };
    const path = '/investment/updateprofessionaldetails';
    return this.calls.change({ path, body, reply: updateReply, changes: 'occupation' }, options);
  }

  /** Reads a list of options from the backend. Returns the id of each option by its name. */
  private async lookup<Word extends string>(
    place: DisplayLocation,
    words: readonly Word[],
    options: CallOptions,
  ): Promise<Result<ReadonlyMap<Word, number>, PortFailure>> {
    const reply = await this.calls.show(place, lookupReply, options);
    if (!reply.ok) return reply;
    const entries = readAll(
      reply.value.data,
      ({ item_id, item_value }): [Word, number] | undefined => {
        const word = words.find((known) => known === item_value);
        return word && [word, item_id];
      },
      `a word of the list ${place}`,
    );
    return entries.ok ? success(new Map(entries.value)) : entries;
  }
}
