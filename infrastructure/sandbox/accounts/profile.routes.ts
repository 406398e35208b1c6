import { setPrimaryBankRequest } from '#infrastructure/accounts/bank-accounts.wire.ts';
import { saveNomineesRequest } from '#infrastructure/accounts/nominees.wire.ts';
import { anyProfileReply, profileGetRequest } from '#infrastructure/accounts/profiles.wire.ts';
import * as v from 'valibot';
import type { Sandbox } from '../platform/context.ts';
import { route } from '../platform/route.ts';
import { inTransaction } from '../platform/transaction.ts';
import { makePrimary } from './bank-accounts.ts';
import { saveNominees } from './nominees.ts';
import { profileView } from './profile-views.ts';

const request = v.union([profileGetRequest, setPrimaryBankRequest, saveNomineesRequest]);

/** `POST /profile`, the one call that shows and changes many things. */
export function profileRoute(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/profile',
    summary: 'Shows a part of the profile, or changes banks or nominees',
    access: 'session',
    body: request,
    reply: anyProfileReply,
    // Mostly a read: only what changes something takes a transaction. A repeat does no harm.
    run: async ({ body, investorId, session, database }) => {
      if (body.method === 'Get') {
        const data = await profileView(database, body.display_location, investorId);
        return { status: 200, message: 'Profile read.', data };
      }
      await inTransaction(database, async (transaction) => {
        if (body.display_location === 'Nomination') {
          return saveNominees(transaction, { rows: body.data, investorId, sandbox });
        }
        const bankAccountId = body.investor_bank_id;
        return makePrimary(sandbox, transaction, { bankAccountId, session });
      });
      return { status: 200, message: 'Saved.' };
    },
  });
}
