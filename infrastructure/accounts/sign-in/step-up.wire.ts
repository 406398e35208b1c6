import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import * as v from 'valibot';
import { otpText } from '#infrastructure/accounts/account-values.wire.ts';
import { done, id, reply, shortText } from '#infrastructure/platform/http/wire-values.wire.ts';

const change = v.picklist(Object.values(ProtectedChange));

/** `POST /login/sendstepup`: sends a code to the phone before a protected change. */
export const sendStepUpRequest = v.strictObject({ investor_id: id, change });
export const sendStepUpReply = done;

/** `POST /login/confirmstepup`: verifies the code and returns the session's new access token. */
export const confirmStepUpRequest = v.strictObject({
  investor_id: id,
  change,
  otp: otpText,
});
export const confirmStepUpReply = reply(v.object({ access_token: shortText }));
