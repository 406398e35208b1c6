import { mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import { EmbeddedOutcome, EmbeddedStep } from '#domain/fixed-deposits/booking/embedded-step.ts';
import * as v from 'valibot';
import { INDIAN_MOBILE, textBy } from '#infrastructure/platform/http/by-rule.wire.ts';
import {
  addressText,
  done,
  id,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

const sessionId = v.pipe(v.string(), v.uuid());

/**
 * `POST sessions` of the embedded booking service. The email address is empty if the investor has
 * none yet.
 */
export const embeddedSessionRequest = v.strictObject({
  verified_email: shortText,
  verified_mobile: textBy(mobileViolation, INDIAN_MOBILE),
  issuer_id: shortText,
});

/** A booking session, as `sessions` and `GET guid-session-data/{id}` return it. */
export const embeddedSessionReply = reply(
  v.object({
    session_id: sessionId,
    /** The URL of the page to frame. */
    redirect_url: addressText,
    /** Sent once the service knows the order. */
    fd_investment_id: v.optional(id),
    fd_id: v.optional(id),
    unique_id: v.optional(shortText),
  }),
);
export const embeddedSessionParams = v.strictObject({ id: sessionId });

/** `POST session-events`: reports an event in the page that frames the booking. */
export const embeddedEventRequest = v.strictObject({
  session_id: sessionId,
  event_data: v.union([
    v.strictObject({ status: v.literal('started'), fd_investment_id: id }),
    v.strictObject({ step: v.picklist(Object.values(EmbeddedStep)) }),
    v.strictObject({ status: v.picklist(Object.values(EmbeddedOutcome)) }),
  ]),
});
export type EmbeddedEventWire = v.InferOutput<typeof embeddedEventRequest>['event_data'];
export const embeddedEventReply = done;
