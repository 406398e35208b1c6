import {
  onboardingRequest,
  skipProfileReply,
  upiIntentReply,
  upiStatusReply,
  upiStatusRequest,
} from '#infrastructure/accounts/onboarding.wire.ts';
import type { Sandbox } from '../platform/context.ts';
import { route } from '../platform/route.ts';
import { openUpiIntent, upiStatus } from './upi-intents.ts';

/** The check by UPI, and a step that nothing asks for. */
export function onboardingRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/onboarding/getupiintent',
    summary: 'A link that opens a payment app for one rupee; nobody is paid',
    access: 'session',
    body: onboardingRequest,
    reply: upiIntentReply,
    run: async ({ investorId, database }) => {
      const data = await openUpiIntent(sandbox, database, investorId);
      return { status: 200, message: 'Link made.', data };
    },
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/main/onboarding/getupistatus',
    summary: 'What became of a link of the investor’s own, and whether the names agree',
    access: 'session',
    body: upiStatusRequest,
    reply: upiStatusReply,
    run: async ({ body, investorId, database }) => {
      const { decentro_txn_id: id, reference_id: reference } = body;
      const data = await upiStatus(sandbox, database, { id, reference, investorId });
      return { status: 200, message: 'Status read.', data };
    },
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/main/onboarding/skipprofile',
    summary: 'Puts the profile off, which nothing but a booking asks for',
    access: 'session',
    body: onboardingRequest,
    reply: skipProfileReply,
    run: () => Promise.resolve({ status: 200, message: 'You can do this later.' }),
  });
}
