import { setPrimaryBankRequest } from '#infrastructure/accounts/bank/bank-accounts.wire.ts';
import { saveNomineesRequest } from '#infrastructure/accounts/nominees/nominees.wire.ts';
import {
  anyProfileReply,
  profileGetRequest,
} from '#infrastructure/accounts/profile/profiles.wire.ts';
import * as v from 'valibot';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { makePrimary } from '#infrastructure/backend/accounts/records/bank-accounts.ts';
import { saveNominees } from '#infrastructure/backend/accounts/records/nominees.ts';
import { profileView } from '#infrastructure/backend/accounts/records/profile-views.ts';

const request = v.union([profileGetRequest, setPrimaryBankRequest, saveNomineesRequest]);

/** `POST /profile`, which shows and changes several parts of the profile. */
export function profileRoute(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/profile',
    summary: 'Get a part of the profile, or change bank accounts or nominees',
    access: 'session',
    body: request,
    reply: anyProfileReply,
    // The route does not set `mutates`, because most of its calls only read. Changes open a
    // transaction themselves, and repeats are harmless.
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
