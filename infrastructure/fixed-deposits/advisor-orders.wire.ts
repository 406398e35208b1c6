import * as v from 'valibot';
import {
  addressText,
  amountText,
  bit,
  id,
  rateText,
  reply,
  shortText,
  slashedDateText,
  tenureText,
} from './values.wire.ts';

const uniqueId = v.pipe(v.string(), v.minLength(3), v.maxLength(100));

/** `POST /ifa/redirection/utility`. */
export const redirectionRequest = v.strictObject({ fd_investment_id: id });
export const redirectionReply = reply(
  v.object({
    FdId: id,
    FdName: shortText,
    InvestmentAmount: amountText,
    unique_id: uniqueId,
  }),
);

/** `POST /ifa/invest/fetchOrderSummary`. */
export const advisorOrderRequest = v.strictObject({ unique_id: uniqueId });
/** The names are those of the documents. */
export const advisorOrderReply = reply(
  v.object({
    fdid: id,
    fd_investment_id: id,
    investor_id: id,
    ifa_name: shortText,
    issuer_id: shortText,
    FdName: shortText,
    InvestmentAmount: amountText,
    MaturityAmount: amountText,
    TotalIntrest: amountText,
    TenureSelected: tenureText,
    IntrestRates: rateText,
    /** Of an embedded booking; empty without one. */
    session_id: shortText,
    payout: shortText,
  }),
);

/** `POST /ifa/invest/Resumefdbooking`. */
export const resumeBookingRequest = v.strictObject({ unique_id: uniqueId });
/** Anything but status 200, message `success` and an address is no success. */
export const resumeBookingReply = v.object({
  status: v.number(),
  message: v.string(),
  data: v.optional(v.object({ paymentUrl: v.optional(addressText) })),
});

/** `POST /ifa/investors/profile`. */
export const advisedProfileRequest = v.strictObject({
  display_location: v.picklist(['Bank', 'PersonalDetails']),
  method: v.literal('Get'),
  investor_id: id,
});

const advisedBanks = v.object({
  bankDetails: v.array(
    v.object({
      bank_name: shortText,
      bank_logo: addressText,
      account_no: shortText,
      ifsc_code: shortText,
      branch_name: shortText,
    }),
  ),
});

const advisedPerson = v.object({
  basic_details: v.object({
    investor_name: shortText,
    mobile_no: shortText,
    email: shortText,
  }),
  addresses: v.array(v.object({ address_line_1: shortText, pincode: shortText })),
  more_information: v.object({
    is_indian_resident: bit,
    is_married: bit,
    gender: v.optional(v.picklist(['male', 'female'])),
    place_of_birth: shortText,
  }),
  occupation_details: v.object({
    occupation: shortText,
    annual_income: shortText,
    source_of_income: shortText,
  }),
  nominees: v.array(
    v.object({
      full_name: shortText,
      relationship: shortText,
      date_of_birth: slashedDateText,
      address_line_1: shortText,
    }),
  ),
});

export const advisedBanksReply = reply(advisedBanks);
export const advisedPersonReply = reply(advisedPerson);
/** Either of the two, as the backend gives it. */
export const advisedProfileReply = reply(v.union([advisedBanks, advisedPerson]));
