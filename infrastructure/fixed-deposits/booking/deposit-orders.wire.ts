import * as v from 'valibot';
import { onboardingStatus } from '#infrastructure/accounts/kyc/onboarding-status.wire.ts';
import { amountText, rateText, tenureText } from '#infrastructure/platform/http/amounts.wire.ts';
import { linesText, longText } from '#infrastructure/platform/http/lines.wire.ts';
import {
  addressText,
  bit,
  dateText,
  id,
  idOrNone,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

/** `POST /investment/startfd`. */
export const startRequest = v.strictObject({
  fd_id: id,
  fd_payout_method_id: v.picklist(['C', 'NC1', 'NC2', 'NC3', 'NC4']),
  investment_amount: amountText,
  investor_id: id,
  /** The id of the maturity instruction; 0 until the investor chooses one. */
  maturity_action_id: idOrNone,
  ifa_id: idOrNone,
  interest_rate: rateText,
  scheme_id: id,
  tenure: tenureText,
  total_interest_earn: amountText,
  is_senior_citizen: bit,
  maturity_date: dateText,
  maturity_amount: amountText,
  mkyc_status: shortText,
  redirection_url: addressText,
  /**
   * Not in the API documents: 1 if a senior citizen chose the regular rate instead of the senior
   * rate.
   */
  senior_rate_declined: v.optional(bit),
});
export type StartRequest = v.InferOutput<typeof startRequest>;

export const startReply = reply(
  v.object({
    fd_investment_id: id,
    onboarding_status: onboardingStatus,
    aadharUrl: v.optional(addressText),
  }),
);

/** `POST /investment/updatematurityaction`. */
export const maturityActionRequest = v.strictObject({
  fd_investment_id: id,
  investor_id: id,
  maturity_action_id: id,
});

/** `POST /investment/getdeclarations`; the order id is 0 before the order is started. */
export const declarationsRequest = v.strictObject({ fd_investment_id: idOrNone, fd_id: id });
export const declarationsReply = reply(
  v.array(
    v.object({
      declaration_id: id,
      declaration_question: longText,
      declaration_answer: v.optional(bit),
      /** Not in the API documents: marks the question about politically exposed persons. */
      declaration_kind: v.optional(v.picklist(['pep', 'other'])),
    }),
  ),
);

/** `POST /investment/updatedeclarations`. */
export const declareRequest = v.strictObject({
  declaration_data_xml: linesText(8000),
  fd_investment_id: id,
  investor_id: id,
  redirection_url: addressText,
});
