import {
  confirmStepUpReply,
  confirmStepUpRequest,
  sendStepUpReply,
  sendStepUpRequest,
} from '#infrastructure/accounts/step-up.wire.ts';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { route } from '../platform/route.ts';
import { inTransaction } from '../platform/transaction.ts';
import { investorById } from './investors.ts';
import { OneTimeCodes } from './one-time-codes.ts';
import { setSessionCookie } from './session-cookie.ts';
import { Sessions } from './sessions.ts';
import { stepUpAsker, stepUpMessage } from './step-up.ts';

/** No `moves`: the tries of a code count although the call is refused, and a reply has a token. */
export function stepUpRoutes(sandbox: Sandbox): void {
  const codes = new OneTimeCodes(sandbox);
  addSending(sandbox, codes);
  addConfirming(sandbox, codes);
}

function addSending(sandbox: Sandbox, codes: OneTimeCodes): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/login/sendstepup',
    summary: 'Sends a code to the investor’s own phone, before something that matters is changed',
    access: 'session',
    body: sendStepUpRequest,
    reply: sendStepUpReply,
    run: async ({ body: { change }, investorId }) => {
      const refusal = await inTransaction(sandbox.database, async (database) => {
        const { mobile } = await investorById(database, investorId);
        return codes.send(database, stepUpAsker(investorId, change), (code) =>
          stepUpMessage(mobile, change, code),
        );
      });
      if (refusal) throw refusal;
      return { status: 200, message: 'The code is on its way.' };
    },
  });
}

function addConfirming(sandbox: Sandbox, codes: OneTimeCodes): void {
  const sessions = new Sessions(sandbox.clock);
  route(sandbox, {
    method: 'POST',
    path: '/api/main/login/confirmstepup',
    summary: 'Takes the code back, and renews the session’s tokens',
    access: 'session',
    body: confirmStepUpRequest,
    reply: confirmStepUpReply,
    run: async ({ body: { change, otp: code }, investorId, session, reply }) => {
      const answer = await inTransaction(sandbox.database, async (database) => {
        const asker = stepUpAsker(investorId, change);
        const refusal = await codes.use(database, { ...asker, code });
        if (refusal) return refusal;
        return sessions.stepUp(database, { session, change });
      });
      if (answer instanceof Refusal) throw answer;
      setSessionCookie(reply, answer.refreshToken);
      return { status: 200, message: 'Confirmed.', data: { access_token: answer.accessToken } };
    },
  });
}
