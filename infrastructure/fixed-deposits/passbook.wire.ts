import * as v from 'valibot';
import { amountText, bit, dateText, id, reply, shortText } from './values.wire.ts';

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
      // Beside the documents: the deposit behind the entry.
      fd_investment_id: v.optional(id),
      fd_id: v.optional(id),
    }),
  ),
);
