import * as v from 'valibot';
import { slashedDateText } from '#infrastructure/platform/http/day-first-dates.wire.ts';
import { amountText, rateText, tenureText } from '#infrastructure/platform/http/amounts.wire.ts';
import {
  addressText,
  bit,
  id,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';

const uniqueId = v.pipe(lineText(100), v.minLength(3));

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
/** An advisor's order. The field names are those of the API documents. */
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
    /** The session of a booking on the partner bank's page; empty for other orders. */
    session_id: shortText,
    payout: shortText,
    // Not in the API documents.
    issuer_name: v.optional(shortText),
    logo_url: v.optional(addressText),
  }),
);

/** `POST /ifa/invest/Resumefdbooking`. */
export const resumeBookingRequest = v.strictObject({ unique_id: uniqueId });
/** Success requires status 200, the message `success` and a URL. */
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
/** The union of the replies, by which the backend checks its own replies. */
export const advisedProfileReply = reply(v.union([advisedBanks, advisedPerson]));
