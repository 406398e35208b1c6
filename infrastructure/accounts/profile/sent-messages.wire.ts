import { MessageChannel } from '#application/accounts/profile/sent-messages.ts';
import { momentText } from '#infrastructure/platform/http/amounts.wire.ts';
import { longText } from '#infrastructure/platform/http/lines.wire.ts';
import { id, reply } from '#infrastructure/platform/http/wire-values.wire.ts';
import * as v from 'valibot';

/** `POST /profile/messages`, newest first: not in the API documents. */
export const sentMessagesRequest = v.strictObject({ investor_id: id });
const sentMessage = v.object({
  message_id: id,
  channel: v.picklist(Object.values(MessageChannel)),
  text: longText,
  sent_at: momentText,
});
export type SentMessageRow = v.InferOutput<typeof sentMessage>;
export const sentMessagesReply = reply(v.array(sentMessage));
