import * as v from 'valibot';
import { done, id, reply, shortText } from './wire-values.ts';

/** `POST /onboarding/getupiintent` and `POST /onboarding/skipprofile`: payloads of our own. */
export const onboardingRequest = v.strictObject({ investor_id: id });

/** A link that opens a payment app, to prove an account by paying one rupee from it. */
export const upiIntentReply = reply(v.object({ upi_intent: shortText }));
export const skipProfileReply = done;
