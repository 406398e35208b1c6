import {
  confirmStepUpReply,
  confirmStepUpRequest,
  sendStepUpReply,
  sendStepUpRequest,
} from '#infrastructure/accounts/sign-in/step-up.wire.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { investorById } from '#infrastructure/backend/accounts/records/investors.ts';
import { stepUpMessage } from '#infrastructure/backend/accounts/sign-in/code-messages.ts';
import { OneTimeCodes } from '#infrastructure/backend/accounts/sign-in/one-time-codes.ts';
import { setSessionCookie } from '#infrastructure/backend/accounts/sign-in/session-cookie.ts';
import { Sessions } from '#infrastructure/backend/accounts/sign-in/sessions.ts';
import { stepUpRequester } from '#infrastructure/backend/accounts/sign-in/require-step-up.ts';

/**
 * These routes do not set `mutates`. A refusal would then roll back the count of wrong codes, and
 * the backend would store a reply with a token.
 */
export function stepUpRoutes(sandbox: Sandbox): void {
  const codes = new OneTimeCodes(sandbox);
  addSending(sandbox, codes);
  addConfirming(sandbox, codes);
}

function addSending(sandbox: Sandbox, codes: OneTimeCodes): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/login/sendstepup',
    summary: 'Send a code to the investor’s phone before a protected change',
    access: 'session',
    body: sendStepUpRequest,
    reply: sendStepUpReply,
    run: async ({ body: { change }, investorId }) => {
      const refusal = await inTransaction(sandbox.database, async (database) => {
        const { mobile } = await investorById(database, investorId);
        return codes.send(database, stepUpRequester(investorId, change), (code) =>
          stepUpMessage(mobile, change, code),
        );
      });
      if (refusal) throw refusal;
      return { status: 200, message: 'The code is on its way.' };
    },
  });
}

function addConfirming(sandbox: Sandbox, codes: OneTimeCodes): void {
  const sessions = new Sessions(sandbox);
  route(sandbox, {
    method: 'POST',
    path: '/api/main/login/confirmstepup',
    summary: 'Confirm the code and renew the session’s tokens',
    access: 'session',
    body: confirmStepUpRequest,
    reply: confirmStepUpReply,
    run: async ({ body: { change, otp: code }, investorId, session, reply }) => {
      const answer = await inTransaction(sandbox.database, async (database) => {
        const requester = stepUpRequester(investorId, change);
        const refusal = await codes.use(database, { ...requester, code });
        if (refusal) return refusal;
        return sessions.stepUp(database, { session, change });
      });
      if (answer instanceof Refusal) throw answer;
      setSessionCookie(reply, answer.refreshToken);
      return { status: 200, message: 'Confirmed.', data: { access_token: answer.accessToken } };
    },
  });
}
