import * as v from 'valibot';

/** One line without control characters, which neither a screen nor the database can hold. */
const line = (longest: number) => v.pipe(v.string(), v.regex(/^\P{Cc}*$/u), v.maxLength(longest));
/** Several lines: tabs and line breaks may stand in it. */
const lines = (longest: number) =>
  v.pipe(v.string(), v.regex(/^[\P{Cc}\t\n\r]*$/u), v.maxLength(longest));

const name = line(100);
const email = line(254);
const mobile = line(20);

/** `POST /ifa/register` on the IFA API. */
export const advisorRegistrationRequest = v.strictObject({
  ifa_name: name,
  email,
  mobile,
  location: name,
});
export const advisorRegistrationReply = v.object({ status: v.number(), message: v.string() });

/** `POST /share-note/send` on the private market API: what was left empty is left out. */
export const shareNoteRequest = v.strictObject({
  name: v.optional(name),
  whatsapp_number: mobile,
  email_id: v.optional(email),
});
export const shareNoteReply = v.object({
  status: v.number(),
  message: v.string(),
  ok: v.boolean(),
});

/** `POST /contact`: the contact form, of which the documents say no more than that there is one. */
export const contactRequest = v.strictObject({
  name,
  email,
  mobile: v.optional(mobile),
  /** Longer than what may be sent, so that the rule answers and not the shape. */
  message: lines(4000),
});
export const contactReply = v.object({
  status: v.number(),
  message: v.string(),
  /** By which the person and the support know the message. */
  data: v.object({ reference: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{4,20}$/)) }),
});
