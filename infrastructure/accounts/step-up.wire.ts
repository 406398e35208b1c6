import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import * as v from 'valibot';
import { done, id, otpText, reply, shortText } from './wire-values.ts';

const change = v.picklist(Object.values(ProtectedChange));

/** `POST /login/sendstepup`: a code to the phone, before the change is made. */
export const sendStepUpRequest = v.strictObject({ investor_id: id, change });
export const sendStepUpReply = done;

/** `POST /login/confirmstepup`: takes it back, and answers the session's new token. */
export const confirmStepUpRequest = v.strictObject({
  investor_id: id,
  change,
  otp: otpText,
});
export const confirmStepUpReply = reply(v.object({ access_token: shortText }));
