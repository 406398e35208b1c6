import {
  onboardingRequest,
  skipProfileReply,
  upiIntentReply,
  upiStatusReply,
  upiStatusRequest,
} from '#infrastructure/accounts/bank/onboarding.wire.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { openUpiIntent, upiStatus } from '#infrastructure/backend/accounts/records/upi-intents.ts';

export function onboardingRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/onboarding/getupiintent',
    summary: 'Create a UPI link that verifies a bank account with one rupee',
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
    summary: 'Get the status of a UPI link and whether the names match',
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
    summary: 'Postpone the profile, which only a booking needs',
    access: 'session',
    body: onboardingRequest,
    reply: skipProfileReply,
    run: () => Promise.resolve({ status: 200, message: 'You can do this later.' }),
  });
}
