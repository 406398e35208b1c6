import {
  identityStatusReply,
  identityStatusRequest,
  panProfileReply,
  panProfileRequest,
  savePanReply,
  savePanRequest,
  skipReply,
  skipRequest,
  verifyPanReply,
  verifyPanRequest,
} from '#infrastructure/accounts/kyc/kyc-verifications.wire.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  openIdentityEntry,
  identityResult,
} from '#infrastructure/backend/accounts/records/identity-entries.ts';
import { registeredPerson } from '#infrastructure/backend/accounts/records/identity-registry.ts';
import { verifiedPan } from '#infrastructure/backend/accounts/records/pan-verification.ts';
import { savePan } from '#infrastructure/backend/accounts/records/save-pan.ts';

export function kycRoutes(sandbox: Sandbox): void {
  panRoutes(sandbox);
  savePanRoute(sandbox);
  route(sandbox, {
    method: 'POST',
    path: '/api/main/onboarding/getdigilocker-uistream-status',
    summary: 'Get the result of a visit to the identity page',
    access: 'session',
    body: identityStatusRequest,
    reply: identityStatusReply,
    run: async ({ body, investorId, database }) => {
      const data = await identityResult(database, { id: String(body.entry_id), investorId });
      return { status: 200, message: 'Identity read.', data };
    },
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/main/onboarding/skips',
    summary: 'Postpone KYC or the bank step',
    access: 'session',
    body: skipRequest,
    reply: skipReply,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      const investor = database.updateTable('investors').where('id', '=', investorId);
      if (body.method_name === 'SkipBank') await investor.set({ is_bank_skipped: true }).execute();
      else {
        await investor.set({ kyc_status: 'skipped' }).where('kyc_status', '=', 'none').execute();
      }
      return { status: 200, message: 'You can do this later.' };
    },
  });
}

function panRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/onboarding/verifypan',
    summary: 'Verify a PAN',
    access: 'session',
    body: verifyPanRequest,
    reply: verifyPanReply,
    mutates: true,
    run: async ({ body, investorId, database, request }) => {
      const openEntry = () =>
        openIdentityEntry(sandbox, database, {
          investorId,
          pan: body.pan_no,
          returnUrl: body.redirection_url,
          appHost: request.headers.host,
        });
      const data = await verifiedPan(database, { request: body, investorId, openEntry });
      return { status: 200, message: 'PAN read.', data };
    },
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/main/getpanprofile',
    summary: 'Get the name on a PAN',
    access: 'session',
    body: panProfileRequest,
    reply: panProfileReply,
    run: ({ body }) => {
      const { name, gender } = registeredPerson(body.pan);
      const data = { kycResult: { name, gender } };
      return Promise.resolve({ status: 200, message: 'Profile read.', data });
    },
  });
}

function savePanRoute(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/onboarding/savepan',
    summary: 'Save the investor’s identity',
    access: 'session',
    body: savePanRequest,
    reply: savePanReply,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      const data = await savePan(sandbox, database, { request: body, investorId });
      return { status: 200, message: 'PAN saved.', data };
    },
  });
}
