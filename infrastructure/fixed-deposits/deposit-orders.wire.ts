import * as v from 'valibot';
import {
  addressText,
  amountText,
  bit,
  dateText,
  id,
  idOrNone,
  longText,
  rateText,
  reply,
  shortText,
  tenureText,
} from './values.wire.ts';

/** `POST /investment/startfd`. */
export const startRequest = v.strictObject({
  fd_id: id,
  fd_payout_method_id: v.picklist(['C', 'NC1', 'NC2', 'NC3', 'NC4']),
  investment_amount: amountText,
  investor_id: id,
  /** 0 until one is chosen. */
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
});
export type StartRequest = v.InferOutput<typeof startRequest>;

export const startReply = reply(
  v.object({
    fd_investment_id: id,
    onboarding_status: v.picklist(['MKYC', 'CKYC', 'Bank', 'Profile', 'Nominee']),
    aadharUrl: v.optional(addressText),
  }),
);

/** `POST /investment/updatematurityaction`. */
export const maturityActionRequest = v.strictObject({
  fd_investment_id: id,
  investor_id: id,
  maturity_action_id: id,
});

/** `POST /investment/getdeclarations`. */
export const declarationsRequest = v.strictObject({ fd_investment_id: id, fd_id: id });
export const declarationsReply = reply(
  v.array(
    v.object({
      declaration_id: id,
      declaration_question: longText,
      declaration_answer: v.optional(bit),
    }),
  ),
);

/** `POST /investment/updatedeclarations`. */
export const declareRequest = v.strictObject({
  declaration_data_xml: v.pipe(v.string(), v.maxLength(8000)),
  fd_investment_id: id,
  investor_id: id,
  redirection_url: addressText,
});
