import * as v from 'valibot';
import { addressText, id, reply } from '#infrastructure/platform/http/wire-values.wire.ts';
import { linesText } from '#infrastructure/platform/http/lines.wire.ts';

/** `POST /investment/updatenominees`. */
export const nomineesRequest = v.strictObject({
  fd_investment_id: id,
  investor_id: id,
  nominee_data_xml: linesText(8000),
  redirection_url: addressText,
  paymentMode: v.optional(v.picklist(['UPI', 'Net Banking'])),
});
export const nomineesReply = reply(v.object({ paymentUrl: addressText }));
