import * as v from 'valibot';
import {
  bit,
  LARGEST_INTEGER,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

const idText = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/),
  v.check((text) => Number(text) <= LARGEST_INTEGER, 'There is no such id.'),
);
const referenceText = v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/));

/** `GET /investment/getmkycstatus` and `/aadhaar-validation`: the result of the identity page. */
export const identityReturnQuery = v.strictObject({
  'investor-id': idText,
  'manufacturer-id': idText,
  'entry-id': referenceText,
  referenceId: referenceText,
  data: v.pipe(v.string(), v.regex(/^[\w.-]{1,1000}$/)),
});

export const mkycStatusReply = reply(
  v.object({
    status: v.picklist(['SUCCESS', 'PENDING', 'FAILURE']),
    message: v.optional(shortText),
  }),
);
export const aadhaarValidationReply = reply(
  v.object({ is_valid: bit, message: v.optional(shortText) }),
);
