import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { endElsewhere } from '#infrastructure/backend/accounts/sign-in/session-list.ts';
import { keepHolder } from '#infrastructure/backend/documents/former-holders.ts';
import { noteActivity } from './account-activity.ts';
import { lockAccount } from './hold-account.ts';
import { investorById } from './investors.ts';
import { moneyHeldBy } from './money-held.ts';
import { choosePrimary } from './remove-mismatched-bank-accounts.ts';

/** What only one investor can have: a PAN, a demat number, or an account number of a branch. */
export const claimBody = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['pan', 'demat']), value: lineText(40) }),
  v.strictObject({ kind: v.literal('bank-account'), value: lineText(40), ifsc: lineText(11) }),
]);

type Claim = v.InferOutput<typeof claimBody>;

const WORDS = {
  pan: 'PAN',
  demat: 'demat account',
  'bank-account': 'bank account',
} as const satisfies Record<Claim['kind'], string>;

const ACTIVITY_DETAILS = {
  pan: 'PAN',
  demat: 'Demat account',
  'bank-account': 'Bank account',
} as const satisfies Record<Claim['kind'], string>;

/**
 * Takes a PAN, demat account or bank account from the investor who holds it, once its owner has
 * proved to the desk that it is theirs. The holder gets an SMS, and is signed out everywhere.
 * @throws Refusal if no investor holds it, or if the holder has investments
 */
export async function releaseClaim(sandbox: Sandbox, claim: Claim): Promise<void> {
  await inTransaction(sandbox.database, async (database) => {
    const investorId = await holderOf(database, claim);
    await lockAccount(database, investorId);
    const held = await moneyHeldBy(database, investorId, sandbox.clock.now());
    if (held.ordersUnderWay + held.investments > 0) throw inUse();
    const { demat_number } = await investorById(database, investorId);
    if (claim.kind !== 'bank-account') {
      await keepHolder(database, { investorId, until: sandbox.clock.now() });
    }
    await release(database, claim, investorId);
    // Every device keeps what the investor had at the sign-in, such as a verified PAN.
    await endElsewhere(sandbox, database, { investorId, currentId: undefined });
    const isDematToo = claim.kind === 'pan' && demat_number !== null;
    const kinds = isDematToo ? (['pan', 'demat'] as const) : [claim.kind];
    for (const each of kinds) {
      const released = { kind: ActivityKind.ReleasedToOwner, detail: ACTIVITY_DETAILS[each] };
      await noteActivity(sandbox, database, { investorId, ...released });
    }
    const text =
      `A ${WORDS[claim.kind]} was removed from your Vriddhi account, because its owner has ` +
      `proved that it is theirs.${isDematToo ? ' Your demat account was removed too.' : ''} ` +
      'Please sign in again. Is this wrong? Please call us.';
    await sandbox.outbox.tell(investorId, text, database);
  });
}

async function holderOf(database: Kysely<Database>, claim: Claim): Promise<number> {
  const { kind, value } = claim;
  const found = await (kind === 'bank-account'
    ? database
        .selectFrom('bank_accounts')
        .select('investor_id as id')
        .where('account_number', '=', value)
        .where('ifsc', '=', claim.ifsc)
        .executeTakeFirst()
    : database
        .selectFrom('investors')
        .select('id')
        .where(kind === 'pan' ? 'pan' : 'demat_number', '=', value)
        .executeTakeFirst());
  if (found) return found.id;
  throw new Refusal({ status: 404, code: 'claim-unknown', message: 'No investor has this.' });
}

async function release(
  database: Kysely<Database>,
  claim: Claim,
  investorId: number,
): Promise<void> {
  const { kind, value } = claim;
  const investor = database.updateTable('investors').where('id', '=', investorId);
  if (kind === 'pan') {
    const noPan = { pan: null, name: null, date_of_birth: null, gender: null };
    const noKyc = { kyc_status: 'none' as const, kyc_method: null, is_senior_citizen: false };
    await investor.set({ ...noPan, ...noKyc }).execute();
    await investor.set({ email: null }).where('email_proved_at', 'is', null).execute();
    await forgetRegisteredPerson(database, investorId);
    // The nominee was compared with the person of this PAN.
    await askPartnerFormsAgain(database, investorId, 'personal info');
  }
  // The holder of a demat account is known by the PAN.
  if (kind !== 'bank-account') {
    await investor.set({ demat_number: null, is_demat_verified: false }).execute();
    await database.deleteFrom('cml_files').where('investor_id', '=', investorId).execute();
  }
  if (kind === 'bank-account') {
    for (const table of ['bank_accounts', 'bank_verifications'] as const) {
      await database
        .deleteFrom(table)
        .where('investor_id', '=', investorId)
        .where('account_number', '=', value)
        .where('ifsc', '=', claim.ifsc)
        .execute();
    }
    await choosePrimary(database, investorId);
    // The chosen account may be this one.
    await askPartnerFormsAgain(database, investorId, 'bank account');
  }
}

/** Returns open forms of the partner bank to a step, so that later answers are given again. */
async function askPartnerFormsAgain(
  database: Kysely<Database>,
  investorId: number,
  step: 'personal info' | 'bank account',
): Promise<void> {
  const later = ['nominee', 'bank account', 'payment'] as const;
  await database
    .updateTable('embedded_bookings')
    .set({ step })
    .where('investor_id', '=', investorId)
    .where('state', '=', 'open')
    .where('step', 'in', step === 'bank account' ? ['payment'] : later)
    .execute();
}

/** Deletes what the registers and the reviewers have said about the holder of the PAN. */
async function forgetRegisteredPerson(
  database: Kysely<Database>,
  investorId: number,
): Promise<void> {
  await database
    .updateTable('investor_profiles')
    .set({ permanent_address_id: null, is_permanent_correspondent: null })
    .where('investor_id', '=', investorId)
    .execute();
  await database
    .deleteFrom('addresses')
    .where('investor_id', '=', investorId)
    .where('type', '=', 'permanent')
    .execute();
  for (const table of ['bank_reviews', 'identity_entries', 'video_kycs'] as const) {
    await database.deleteFrom(table).where('investor_id', '=', investorId).execute();
  }
}

function inUse(): Refusal {
  const message = 'The holder has investments or orders. Please settle them first.';
  return new Refusal({ status: 409, code: 'claim-in-use', message });
}
