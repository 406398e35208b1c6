import { createHash, randomUUID } from 'node:crypto';
import type {
  upiIntentReply,
  upiStatusReply,
} from '#infrastructure/accounts/bank/onboarding.wire.ts';
import type { Kysely, Selectable } from 'kysely';
import type { InferInput } from 'valibot';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { linkAccount } from './bank-accounts.ts';
import { bankNameFor } from './found-accounts.ts';
import { lockOwner } from './hold-account.ts';
import { investorById } from './investors.ts';
import type { UpiIntentsTable } from '#infrastructure/backend/accounts/tables.ts';

export type UpiIntent = Selectable<UpiIntentsTable>;

const LIFE_MILLISECONDS = 5 * 60_000;
const BRANCH = 'HDFC0000060';
export const UPI_PATH = '/upi';
const PURPOSE = 'upi-page';

export async function openUpiIntent(
  { clock, config, signer }: Sandbox,
  database: Kysely<Database>,
  investorId: number,
): Promise<InferInput<typeof upiIntentReply>['data']> {
  await countUse(database, { investorId, what: 'upi-link', clock });
  const [id, reference] = [`DTX${randomUUID()}`, `VRD${randomUUID()}`];
  const expires_at = new Date(clock.now().getTime() + LIFE_MILLISECONDS);
  await database
    .insertInto('upi_intents')
    .values({ id, reference_id: reference, investor_id: investorId, expires_at, state: 'open' })
    .execute();
  const payment = new URLSearchParams({
    pa: 'vriddhi@sandbox',
    pn: 'Vriddhi Sandbox',
    am: '1.00',
    cu: 'INR',
    tr: reference,
  });
  const state = signer.sign({ purpose: PURPOSE, id });
  return {
    upi_intent: `upi://pay?${payment}`,
    decentro_txn_id: id,
    reference_id: reference,
    payment_page: `${config.thirdPartyOrigin}${UPI_PATH}?state=${state}`,
  };
}

/** The status of the investor's own UPI intent. @throws Refusal for another's or an unknown one */
export async function upiStatus(
  { clock }: Sandbox,
  database: Kysely<Database>,
  own: { readonly id: string; readonly reference: string; readonly investorId: number },
): Promise<InferInput<typeof upiStatusReply>['data']> {
  const intent = await database
    .selectFrom('upi_intents')
    .selectAll()
    .where('id', '=', own.id)
    .where('reference_id', '=', own.reference)
    .where('investor_id', '=', own.investorId)
    .executeTakeFirst();
  if (!intent) {
    const message = 'We could not find this UPI check.';
    throw new Refusal({ status: 404, code: 'upi-unknown', message, field: 'decentro_txn_id' });
  }
  switch (intent.state) {
    case 'paid':
      return { status: 'SUCCESS', is_name_matching: 1 };
    case 'paid-by-other':
      return { status: 'SUCCESS', is_name_matching: 0 };
    case 'declined':
      return { status: 'FAILED', is_name_matching: 0 };
    case 'open':
      return { status: isOver(intent, clock.now()) ? 'EXPIRED' : 'PENDING', is_name_matching: 0 };
  }
}

/**
 * The intent of a UPI page's signed URL, locked until the transaction ends.
 * @throws Refusal (410) if the intent is unknown, completed or expired
 */
export async function openIntent(
  { clock, signer }: Sandbox,
  database: Kysely<Database>,
  state: string,
): Promise<UpiIntent> {
  const signed = signer.verify(state);
  const id = signed?.purpose === PURPOSE ? String(signed.id) : '';
  await lockOwner(database, 'upi_intents', id);
  const intent = await database
    .selectFrom('upi_intents')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (intent?.state === 'open' && !isOver(intent, clock.now())) return intent;
  const message = 'This UPI request has ended. Please go back to the app.';
  throw new Refusal({ status: 410, code: 'upi-over', message });
}

/**
 * Records the payer's choice. One rupee from the investor's own account also links that account.
 */
export async function recordIntentResult(
  sandbox: Sandbox,
  database: Kysely<Database>,
  {
    intent,
    state,
  }: { readonly intent: UpiIntent; readonly state: Exclude<UpiIntent['state'], 'open'> },
): Promise<void> {
  const { investor_id, id } = intent;
  await database
    .updateTable('upi_intents')
    .set({ state })
    .where('id', '=', id)
    .where('investor_id', '=', investor_id)
    .execute();
  if (state !== 'paid') return;
  const account_number = accountNumberFrom(id);
  const account = { ifsc: BRANCH, account_number };
  const name_at_bank = bankNameFor(await investorById(database, investor_id));
  const verified_at = sandbox.clock.now();
  await database
    .insertInto('bank_verifications')
    .values({ investor_id, ...account, name_at_bank, verified_at })
    .execute();
  const request = {
    account_number,
    ifsc_code: BRANCH,
    investor_id,
    org_id: 1,
    method: 'Save',
  } as const;
  await linkAccount(sandbox, database, { request, investorId: investor_id });
}

function isOver({ expires_at }: UpiIntent, now: Date): boolean {
  return now >= expires_at;
}

/** Derives the payer's account number from the intent's id. */
function accountNumberFrom(id: string): string {
  const digits = createHash('sha256').update(id).digest().readUIntBE(0, 6) % 1e12;
  return `60${String(digits).padStart(12, '0')}`;
}
