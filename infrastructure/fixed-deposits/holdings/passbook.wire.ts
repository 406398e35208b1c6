import * as v from 'valibot';
import { amountText } from '#infrastructure/platform/http/amounts.wire.ts';
import {
  bit,
  dateText,
  flag,
  id,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

/** `POST /investment/getpassbook`. */
export const passbookRequest = v.strictObject({ investor_id: id });
export const passbookReply = reply(
  v.array(
    v.object({
      id,
      /** 1 is an investment, 0 a withdrawal. */
      transaction_status: bit,
      investment_amount: amountText,
      transaction_date: dateText,
      fd_name: shortText,
      // Not in the API documents: the deposit of the entry.
      fd_investment_id: v.optional(id),
      fd_id: v.optional(id),
      // Not in the API documents. For a withdrawal: the amount that was reinvested in the next
      // deposit. For an investment: whether the money came from a matured deposit.
      renewed_amount: v.optional(amountText),
      is_renewal: v.optional(flag),
      // Not in the API documents. For a withdrawal: whether it is interest or the maturity amount.
      payout_of: v.optional(v.picklist(['interest', 'maturity'])),
      // Not in the API documents. The account that the money came from or went to, such as
      // `HDFC Bank, ending in 7093`.
      bank_account: v.optional(shortText),
    }),
  ),
);
