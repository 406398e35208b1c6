import * as v from 'valibot';
import { envelope } from '#infrastructure/platform/http/envelope.wire.ts';
import { linesText } from '#infrastructure/platform/http/lines.wire.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';

const name = lineText(100);
const email = lineText(254);
const mobile = lineText(20);

/** `POST /ifa/register` on the IFA API. */
export const advisorRegistrationRequest = v.strictObject({
  ifa_name: name,
  email,
  mobile,
  location: name,
});
export const advisorRegistrationReply = v.object(envelope);

/** `POST /share-note/send` on the private market API; empty fields are left out. */
export const shareNoteRequest = v.strictObject({
  name: v.optional(name),
  whatsapp_number: mobile,
  email_id: v.optional(email),
});
export const shareNoteReply = v.object({
  ...envelope,
  ok: v.boolean(),
});

/** `POST /contact`: the contact form. Not in the API documents. */
export const contactRequest = v.strictObject({
  name,
  email,
  mobile: v.optional(mobile),
  /** Accepts longer text than the form, so that the domain rule refuses it with its own message. */
  message: linesText(4000),
});
export const contactReply = v.object({
  ...envelope,
  /** The reference by which the person and support identify the message. */
  data: v.object({ reference: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{4,20}$/)) }),
});
