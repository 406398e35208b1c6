import {
  acceptDisclaimerReply,
  acceptDisclaimerRequest,
  isDematVerifiedReply,
  isDematVerifiedRequest,
  saveDematReply,
  saveDematRequest,
} from '#infrastructure/accounts/demat/demat.wire.ts';
import { DISCLAIMER_VERSION } from '#application/accounts/demat/accept-disclaimer.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { fileRoute } from '#infrastructure/backend/http/file-route.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  cmlFileOf,
  dematOf,
  saveDemat,
} from '#infrastructure/backend/accounts/records/demat-accounts.ts';

export function dematRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/savedemat',
    summary: 'Save a demat account and its client master list',
    access: 'session',
    body: saveDematRequest,
    reply: saveDematReply,
    mutates: true,
    takesForm: true,
    run: async ({ body, investorId, database }) => {
      await saveDemat(sandbox, database, { request: body, investorId });
      return { status: 200, message: 'Demat account saved.' };
    },
  });
  route(sandbox, {
    method: 'POST',
    path: '/api/main/isdematverified',
    summary: 'Get the investor’s demat account and whether it is verified',
    access: 'session',
    body: isDematVerifiedRequest,
    reply: isDematVerifiedReply,
    run: async ({ investorId, database }) => {
      const data = await dematOf(database, investorId);
      return { status: 200, message: 'Demat read.', data };
    },
  });
  fileRoute(sandbox, {
    path: '/api/main/demat/cml',
    summary: 'Download the investor’s own client master list',
    run: (investorId) => cmlFileOf(sandbox.database, investorId),
  });
  disclaimerRoute(sandbox);
}

function disclaimerRoute(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/onboarding/acceptdisclaimer',
    summary: 'Record that the investor accepted a version of the disclaimer',
    access: 'session',
    body: acceptDisclaimerRequest,
    reply: acceptDisclaimerReply,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      if (body.version !== DISCLAIMER_VERSION) throw outdated();
      const accepted_at = sandbox.clock.now();
      await database
        .insertInto('disclaimer_acceptances')
        .values({ investor_id: investorId, version: body.version, accepted_at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { status: 200, message: 'Thank you.' };
    },
  });
}

function outdated(): Refusal {
  const message = 'The disclaimer has changed. Please reload the page and read it again.';
  return new Refusal({ status: 409, code: 'disclaimer-outdated', message, field: 'version' });
}
