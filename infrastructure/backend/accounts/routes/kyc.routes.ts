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
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  openIdentityEntry,
  identityResult,
} from '#infrastructure/backend/accounts/records/identity-entries.ts';
import { registeredPerson } from '#infrastructure/backend/accounts/records/identity-registry.ts';
import {
  refuseMalformedPan,
  verifiedPan,
} from '#infrastructure/backend/accounts/records/pan-verification.ts';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';
import { claimBody, releaseClaim } from '#infrastructure/backend/accounts/records/release-claim.ts';
import { savePan } from '#infrastructure/backend/accounts/records/save-pan.ts';

export function kycRoutes(sandbox: Sandbox): void {
  sandbox.control({
    method: 'POST',
    path: '/sandbox/api/claims/release',
    body: claimBody,
    run: ({ body }) => releaseClaim(sandbox, body),
  });
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
      await countUse(database, { investorId, what: 'pan-look-up', clock: sandbox.clock });
      const asked = { request: body, investorId, openEntry };
      const data = await verifiedPan(database, asked).catch(keepCount);
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
    run: async ({ body, investorId, database }) => {
      refuseMalformedPan(body.pan, 'pan');
      await countUse(database, { investorId, what: 'pan-look-up', clock: sandbox.clock });
      const { name, gender } = registeredPerson(body.pan);
      const data = { kycResult: { name, gender } };
      return { status: 200, message: 'Profile read.', data };
    },
  });
}

/**
 * Keeps the count of a call that is refused: whether a PAN is registered, or has this name, is an
 * answer too.
 */
function keepCount(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  const { status, code, message, field } = error;
  const refusal = { status, code, message, keepsWork: true };
  throw new Refusal(field === undefined ? refusal : { ...refusal, field });
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
      await countUse(database, { investorId, what: 'pan-save', clock: sandbox.clock });
      const toSave = { request: body, investorId };
      const data = await savePan(sandbox, database, toSave).catch(keepCount);
      return { status: 200, message: 'PAN saved.', data };
    },
  });
}
