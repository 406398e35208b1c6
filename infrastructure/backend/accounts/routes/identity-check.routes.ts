import {
  aadhaarValidationReply,
  identityReturnQuery,
  mkycStatusReply,
} from '#infrastructure/accounts/kyc/identity-checks.wire.ts';
import type { InferOutput } from 'valibot';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  aadhaarValidation,
  mkycStatus,
  type ReturnedIdentity,
} from '#infrastructure/backend/accounts/records/identity-checks.ts';

/** Adds the calls that a booking makes after the investor returns from the identity page. */
export function identityCheckRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/main/investment/getmkycstatus',
    summary: 'Get the result of an identity check for an issuer',
    access: 'session',
    query: identityReturnQuery,
    reply: mkycStatusReply,
    run: async ({ query, investorId, database }) => {
      const data = await mkycStatus(database, returnedOf(query, investorId));
      return { status: 200, message: 'Status read.', data };
    },
  });
  route(sandbox, {
    method: 'GET',
    path: '/api/main/investment/aadhaar-validation',
    summary: 'Validate the signed answer of the identity page',
    access: 'session',
    query: identityReturnQuery,
    reply: aadhaarValidationReply,
    run: async ({ query, investorId, database }) => {
      const data = await aadhaarValidation(sandbox, database, returnedOf(query, investorId));
      return { status: 200, message: 'Validation read.', data };
    },
  });
}

function returnedOf(
  query: InferOutput<typeof identityReturnQuery>,
  investorId: number,
): ReturnedIdentity {
  if (query['investor-id'] !== investorId) {
    const message = 'This belongs to another investor.';
    throw new Refusal({ status: 403, code: 'not-yours', message, field: 'investor-id' });
  }
  const { 'manufacturer-id': manufacturerId, 'entry-id': entryId, referenceId, data } = query;
  return { investorId, manufacturerId, entryId, referenceId, data };
}
