import * as v from 'valibot';
import { bit, idText, reply, shortText } from '#infrastructure/platform/http/wire-values.wire.ts';

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
