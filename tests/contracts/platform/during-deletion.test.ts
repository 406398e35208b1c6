import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { Session } from '#application/platform/session.ts';
import { openUpiIntent } from '#infrastructure/backend/accounts/records/upi-intents.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { ARJUN, paymentPage, press, startedOrder } from '../fixed-deposits/booking.ts';
import { waitingStatements } from '../waiting-statements.ts';
import { payByUpi } from '../accounts/pay-by-upi.ts';
import { signedIn, valueOf } from '../accounts/signed-in.ts';

const OWN_TABLES = [
  'video_kycs',
  'bank_reviews',
  'sell_requests',
  'share_requests',
  'upi_intents',
] as const;
type Kind = 'video' | 'bank' | 'sale' | 'share';
const BANK = { ifsc: 'HDFC0000060', account_number: '111100000003', name_at_bank: 'Asha Rao' };

let backend: Backend;
let last = 9_534_000_000;
const nextMobile = () => String((last += 1));
const idOf = (app: AppContainer) => app.get(Session).current?.investorId ?? 0;

/** Begins an act while the account is being deleted, and ends the deletion when the act waits. */
async function duringDeletion(investorId: number, act: () => Promise<unknown>): Promise<void> {
  const own = sql`where id = ${investorId}`;
  const { acting } = await backend.sandbox.database.transaction().execute(async (deletion) => {
    await sql`select id from investors ${own} for update`.execute(deletion);
    await deletion.deleteFrom('outbox_messages').execute();
    let isOver = false;
    const end = () => void (isOver = true);
    const begun = act().then(end, end);
    await expect.poll(async () => isOver || (await waitingStatements(backend)) > 0).toBe(true);
    for (const table of [...OWN_TABLES, 'account_activity'] as const) {
      await deletion.deleteFrom(table).where('investor_id', '=', investorId).execute();
    }
    const mobile = String(investorId).padStart(10, '0');
    await sql`update investors set deleted_at = now(), mobile = ${mobile} ${own}`.execute(deletion);
    return { acting: begun };
  });
  await acting;
}

/** Inserts a record of the investor that waits for the desk, and returns the path to decide it. */
async function waitingRecord(investor_id: number, kind: Kind) {
  const { database, clock } = backend.sandbox;
  const now = clock.now();
  const picture = Buffer.from('a');
  if (kind === 'video') {
    const pictures = { selfie: picture, signature: picture, submitted_at: now };
    const values = { investor_id, ...pictures, state: 'in-review' } as const;
    await database.insertInto('video_kycs').values(values).execute();
    return `video-kycs/${investor_id}/approve`;
  }
  if (kind === 'bank') {
    const values = { investor_id, ...BANK, asked_at: now, state: 'in-review' } as const;
    const reviews = database.insertInto('bank_reviews').values(values).returning('id');
    return String((await reviews.executeTakeFirstOrThrow()).id);
  }
  const wish = { share_name: 'Vayu Mobility', units: 10, requested_at: now };
  const values = { investor_id, ...wish, status: 'under-review' } as const;
  if (kind === 'sale') {
    const sale = { ...values, asking_price: '10' };
    const sales = database.insertInto('sell_requests').values(sale).returning('id');
    return `sell-requests/${(await sales.executeTakeFirstOrThrow()).id}/accept`;
  }
  const requests = database.insertInto('share_requests').values(values).returning('id');
  return `share-requests/${(await requests.executeTakeFirstOrThrow()).id}/accept`;
}

/** Approves a bank account on the page of the desk. */
function approveBankReview(id: string) {
  const address = backend.thirdPartyAddress;
  return fetch(`${address}/sandbox/bank-reviews`, {
    method: 'POST',
    headers: { origin: address },
    body: new URLSearchParams({ id, decision: 'approved' }),
  });
}

/** PGlite has one connection, so nothing can happen while a deletion runs. */
describe.runIf(process.env['DATABASE_URL'])('while an account is being deleted', () => {
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  it.each<Kind>(['video', 'bank', 'sale', 'share'])('no %s decision writes to it', async (kind) => {
    const investorId = idOf(await signedIn(backend, nextMobile()));
    const path = await waitingRecord(investorId, kind);
    await duringDeletion(investorId, () =>
      kind === 'bank' ? approveBankReview(path) : backend.control.call('POST', path, {}),
    );
    expect(await backend.control.outbox()).toEqual([]);
    expect(backend.failures).toEqual([]);
  });

  it('a payment by UPI links no bank account', async () => {
    const investorId = idOf(await signedIn(backend, nextMobile()));
    const { database } = backend.sandbox;
    const { payment_page } = await openUpiIntent(backend.sandbox, database, investorId);
    await duringDeletion(investorId, () => payByUpi({ webPage: payment_page }, 'paid'));
    const accounts = database.selectFrom('bank_accounts').select('id');
    expect(await accounts.where('investor_id', '=', investorId).execute()).toEqual([]);
    expect(backend.failures).toEqual([]);
  });

  it('an advisor places an order for the next account of the number', async () => {
    const mobile = nextMobile();
    const investorId = idOf(await signedIn(backend, mobile));
    const [scheme] = (await backend.control.call('GET', 'ifa-schemes')) as Scheme[];
    const wish = { mobile, schemeMasterId: scheme?.schemeMasterId, amount: '100000' };
    await duringDeletion(investorId, () => backend.control.call('POST', 'ifa-orders', wish));
    const { database } = backend.sandbox;
    const placed = database
      .selectFrom('deposit_orders as order')
      .innerJoin('investors as investor', 'investor.id', 'order.investor_id')
      .select('investor.mobile')
      .where('order.origin', '=', 'advisor')
      .orderBy('order.id', 'desc');
    expect(await placed.executeTakeFirst()).toEqual({ mobile });
  });

  it('a code can be sent to its number', async () => {
    const mobile = nextMobile();
    await signedIn(backend, mobile);
    const app = await clientOf(backend.appAddress);
    const { database } = backend.sandbox;
    const { requesting } = await database.transaction().execute(async (deletion) => {
      const codes = deletion.selectFrom('otp_requests').selectAll();
      await codes.where('mobile', '=', mobile).forUpdate().execute();
      const requested = app.get(SignIn).requestCode(mobile, {});
      await expect.poll(() => waitingStatements(backend)).toBe(1);
      await deletion.deleteFrom('otp_requests').where('mobile', '=', mobile).execute();
      return { requesting: requested };
    });
    valueOf(await requesting);
    expect(backend.failures).toEqual([]);
  });

  it('late money is sent back without a message', async () => {
    const app = await signedIn(backend, ARJUN);
    const page = await paymentPage(app, backend, await startedOrder(app, backend));
    await press(page, 'failed');
    let text = '';
    await duringDeletion(idOf(app), async () => {
      ({ text } = await press(page, 'late'));
    });
    expect(text).toContain('Payment sent back');
    expect(await backend.control.outbox()).toEqual([]);
    const activity = backend.sandbox.database.selectFrom('account_activity').select('kind');
    expect(await activity.where('investor_id', '=', idOf(app)).execute()).toEqual([]);
  });
});

interface Scheme {
  readonly schemeMasterId: number;
}
