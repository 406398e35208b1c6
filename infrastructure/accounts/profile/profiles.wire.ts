import { ProfilePart } from '#domain/accounts/profile/profile-score.ts';
import { placeOfBirthViolation } from '#domain/accounts/profile/place-of-birth.ts';
import * as v from 'valibot';
import { bankAccountEntries } from '#infrastructure/accounts/bank/bank-accounts.wire.ts';
import { nomineeEntries } from '#infrastructure/accounts/nominees/nominees.wire.ts';
import {
  genderText,
  mobileText,
  pictureText,
} from '#infrastructure/accounts/account-values.wire.ts';
import {
  bit,
  done,
  id,
  idOrNone,
  nameText,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';
import { linesText } from '#infrastructure/platform/http/lines.wire.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';

export const displayLocations = [
  'Bank',
  'Profile',
  'PersonalDetails',
  'Nomination',
  'RelationShip',
  'ProfessionalDetails',
  'Occupation',
  'IncomeSource',
  'AnnualIncome',
  'Address',
  'ParentInfo',
] as const;
export type DisplayLocation = (typeof displayLocations)[number];

/** `POST /profile`: reads the data of one display location. */
export const profileGetRequest = v.strictObject({
  display_location: v.picklist(displayLocations),
  method: v.literal('Get'),
  investor_id: id,
  fd_investment_id: v.optional(idOrNone),
});

export const lookupEntries = { item_id: id, item_value: shortText };
export const lookupReply = reply(v.array(v.object(lookupEntries)));

export const profileEntries = {
  profileDetails: v.object({
    investor_name: shortText,
    mobile_no: mobileText,
    image_base64: v.optional(pictureText),
    profile_score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
    /**
     * The completed parts of the profile. Optional, because the API documents define only the
     * score.
     */
    profile_parts: v.optional(v.array(v.picklist(Object.values(ProfilePart)))),
    is_ckyc_verified: v.boolean(),
    primary_account_no: v.optional(shortText),
    primary_bank_logo: v.optional(shortText),
  }),
};
export const profileReply = reply(v.object(profileEntries));

export const addressEntries = {
  address_id: id,
  address_line_1: shortText,
  address_line_2: shortText,
  pincode: shortText,
  city: shortText,
  state: shortText,
  country: shortText,
  address_type: v.picklist(['permanent', 'correspondent']),
};
export const addressesEntries = { addresses: v.array(v.object(addressEntries)) };
export const addressesReply = reply(v.object(addressesEntries));

export const parentInfoEntries = { father_name: shortText, mother_name: shortText };
export const parentInfoReply = reply(v.object(parentInfoEntries));

/** Names of the chosen options; each is empty until the investor has chosen one. */
const occupationEntries = {
  occupation: shortText,
  annual_income: shortText,
  source_of_income: shortText,
};
export const professionalDetailsEntries = {
  ...occupationEntries,
  // Not in the API documents: the ids of the chosen options.
  occupation_id: v.optional(idOrNone),
  annual_income_id: v.optional(idOrNone),
  income_source_id: v.optional(idOrNone),
};
export const professionalDetailsReply = reply(v.object(professionalDetailsEntries));

export const personalDetailsEntries = {
  basic_details: v.object({
    investor_name: shortText,
    mobile_no: mobileText,
    email: shortText,
    father_name: shortText,
  }),
  addresses: v.array(v.object(addressEntries)),
  more_information: v.object({
    is_indian_resident: bit,
    is_married: bit,
    gender: v.optional(genderText),
    place_of_birth: shortText,
  }),
  occupation_details: v.object(occupationEntries),
  nominees: v.array(v.object(nomineeEntries)),
};
export const personalDetailsReply = reply(v.object(personalDetailsEntries));

/** The union of all replies of `POST /profile`, by which the backend checks its own replies. */
export const anyProfileReply = v.object({
  ...done.entries,
  data: v.optional(
    v.union([
      v.object(personalDetailsEntries),
      v.object(profileEntries),
      v.object(addressesEntries),
      v.object(professionalDetailsEntries),
      v.object(parentInfoEntries),
      v.array(v.object(nomineeEntries)),
      v.array(v.object(bankAccountEntries)),
      v.array(v.object(lookupEntries)),
    ]),
  ),
});

/** `POST /investment/updateparentinfo`. */
export const updateParentInfoRequest = v.strictObject({
  investor_id: id,
  father_name: nameText,
  mother_name: nameText,
});

/** `POST /investment/updateaddress`. */
export const updateAddressRequest = v.strictObject({
  address_data_xml: linesText(8000),
  /** The id of the deposit order that is being booked; 0 outside a booking. */
  fd_investment_id: idOrNone,
  investor_id: id,
  is_permanent_address_correspondent: bit,
});
export const updateAddressReply = reply(v.object({ status: v.literal(200) }));

/** `POST /investment/updateprofessionaldetails`. */
export const updateProfessionalRequest = v.strictObject({
  occupation_id: id,
  investor_id: id,
  fd_investment_id: idOrNone,
  annual_income_id: id,
  income_source_id: id,
});

/** `POST /investment/updatepersonalinfo`. */
export const updatePersonalInfoRequest = v.strictObject({
  investor_id: id,
  is_indian_resident: bit,
  is_married: bit,
  place_of_birth: v.pipe(
    lineText(200),
    v.check((text) => placeOfBirthViolation(text) === undefined, 'Please check the place.'),
  ),
});
export const updateReply = done;
