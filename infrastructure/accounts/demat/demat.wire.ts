import {
  dematNumberViolation,
  dematNumberViolationTexts,
} from '#domain/accounts/demat/demat-number.ts';
import * as v from 'valibot';
import {
  bit,
  done,
  id,
  idText,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';

/** An uploaded client master list (CML), as the backend receives it from a form. */
interface SentCml {
  readonly name: string;
  readonly content: Uint8Array;
}

const dematNumber = v.pipe(
  lineText(100),
  v.check((text) => dematNumberViolation(text) === undefined, dematNumberViolationTexts.malformed),
);

/** `POST /savedemat`, as a form with a file. */
export const saveDematRequest = v.strictObject({
  investor_id: v.union([idText, id]),
  demat_account_no: dematNumber,
  cml: v.custom<SentCml>(isSentCml, 'Please add your CML.'),
});
export const saveDematReply = done;

/**
 * `POST /isdematverified`. The reply has the demat number, and the name and size of the CML file,
 * only for a verified account.
 */
export const isDematVerifiedRequest = v.strictObject({ investor_id: id });
export const isDematVerifiedReply = reply(
  v.object({
    is_demat_verified: bit,
    demat_account_no: v.optional(dematNumber),
    cml_file_name: v.optional(shortText),
    cml_bytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
);

/** `GET /demat/cml`: downloads the file. */
export const cmlFileReply = v.blob();

/** `POST /onboarding/acceptdisclaimer`: not in the API documents. */
export const acceptDisclaimerRequest = v.strictObject({
  investor_id: id,
  version: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
});
export const acceptDisclaimerReply = done;

function isSentCml(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { name, content } = value as Partial<SentCml>;
  return typeof name === 'string' && content instanceof Uint8Array;
}
