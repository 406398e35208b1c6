import { mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import { EmbeddedOutcome, EmbeddedStep } from '#domain/fixed-deposits/embedded-event.ts';
import * as v from 'valibot';
import { textBy } from '../platform/by-rule.wire.ts';
import { addressText, done, id, reply, shortText } from './values.wire.ts';

const sessionId = v.pipe(v.string(), v.uuid());

/** `POST sessions` of the embedded booking service. An investor may have no e-mail address yet. */
export const embeddedSessionRequest = v.strictObject({
  verified_email: shortText,
  verified_mobile: textBy(mobileViolation, 'A mobile number has 10 digits.'),
  issuer_id: shortText,
});

/** What a session is: the reply of `sessions` and of `GET guid-session-data/{id}`. */
export const embeddedSessionReply = reply(
  v.object({
    session_id: sessionId,
    /** The page that goes into the frame. */
    redirect_url: addressText,
    /** Once the service knows which order it books. */
    fd_investment_id: v.optional(id),
    fd_id: v.optional(id),
    unique_id: v.optional(shortText),
  }),
);
export const embeddedSessionParams = v.strictObject({ id: sessionId });

/** `POST session-events`: what happened on the page around the frame. */
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
