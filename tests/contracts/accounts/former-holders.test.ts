import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Session } from '#application/platform/session.ts';
import { DealSlips } from '#application/private-market/deal-slips.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { bookedDeposit, LEELA, NEHA } from '../fixed-deposits/booking.ts';
import { printedIn } from '../fixed-deposits/printed-text.ts';
import { IN_STOCK, ordered, pay, signAtSigningService } from '../private-market/ordering.ts';
import { makeReady } from '../private-market/ready-investor.ts';
import { confirmByPhone, signedIn, signedInAgain, valueOf } from './signed-in.ts';

const born = CalendarDate.of('1990-03-12');

const nominee = {
  fullName: 'Asha Rao',
  relationshipId: 22,
  dateOfBirth: CalendarDate.of('1960-05-01'),
  sharePercent: 100,
  isInvestorAddress: true,
};

const backend = testBackend();

const idOf = (app: AppContainer) => app.get(Session).current?.investorId ?? 0;
const wordsIn = async (file: Blob) => printedIn(Buffer.from(await file.arrayBuffer()));
const recordOf = (app: AppContainer) =>
  backend.sandbox.database
    .selectFrom('investors')
    .select(['name', 'pan', 'demat_number'])
    .where('id', '=', idOf(app))
    .executeTakeFirstOrThrow();

async function signedShareOrder(app: AppContainer): Promise<number> {
  const { requestId } = await ordered(app, IN_STOCK, 25);
  await pay(app, requestId);
  await signAtSigningService(app, backend, requestId);
  valueOf(await app.get(DealSlips).confirmSigned(requestId, {}));
  await backend.control.call('POST', `orders/${requestId}/complete`, {});
  return requestId;
}

async function endInvestments(app: AppContainer): Promise<void> {
  const id = idOf(app);
  for (const end of [
    sql`update deposits set state = 'paid-out', next_due_on = null where investor_id = ${id}`,
    sql`delete from share_lots where investor_id = ${id}`,
  ]) {
    await end.execute(backend.sandbox.database);
  }
}

async function releasePan(app: AppContainer): Promise<void> {
  const { pan } = await recordOf(app);
  await backend.control.call('POST', 'claims/release', { kind: 'pan', value: pan });
}

/** Lets the desk give the PAN to its owner; the investor signs in again, and has another one. */
async function withNextPan(app: AppContainer): Promise<AppContainer> {
  await endInvestments(app);
  await backend.control.advance(1);
  await releasePan(app);
  await backend.control.advance(1);
  const again = await signedInAgain(backend, app);
  const kyc = again.get(KycVerifications);
  const pan = 'NXTPE1234F';
  const { name } = valueOf(await kyc.panProfile(pan, {}));
  const { email = '' } = again.get(Session).current ?? {};
  const details = { name, email, dateOfBirth: born, method: 'minimum' as const };
  valueOf(await kyc.savePan({ ...details, pan }, {}));
  const addressed = sql`
    update investor_profiles as profile
    set permanent_address_id = address.id, is_permanent_correspondent = true
    from addresses as address
    where profile.investor_id = ${idOf(app)} and address.investor_id = profile.investor_id
  `;
  await addressed.execute(backend.sandbox.database);
  await makeReady(backend, again);
  return signedInAgain(backend, again);
}

async function papersOf(app: AppContainer, papers: { deposit: number; order: number }) {
  const { deposit, order } = papers;
  const receipt = await wordsIn(valueOf(await app.get(HeldDeposits).receipt(deposit, {})));
  const slip = await wordsIn(valueOf(await app.get(DealSlips).document(order, {})));
  const { dematNumber } = valueOf(await app.get(ShareOrders).summary(order, {}));
  return { receipt, slip, dematNumber };
}

async function bought(app: AppContainer, principal: string) {
  const deposit = await bookedDeposit(app, backend, { principal });
  return { deposit, order: await signedShareOrder(app) };
}

describe('the papers of an investor whose PAN the desk gave to its owner', () => {
  it('name the investor and the demat account of their day, until the account is deleted', async () => {
    const app = await signedIn(backend, LEELA);
    valueOf(await app.get(Nominees).save(nominee, {}));
    await makeReady(backend, app);
    const first = await recordOf(app);
    const papers = await bought(app, '60000');
    const before = await papersOf(app, papers);
    for (const paper of [before.receipt, before.slip]) expect(paper).toContain(first.name);
    expect(before.slip).toContain(first.demat_number);
    expect(before.dematNumber).toBe(first.demat_number);

    const again = await withNextPan(app);
    expect(await papersOf(again, papers)).toEqual(before);
    const next = await recordOf(again);
    expect(next.name).not.toBe(first.name);
    const after = await papersOf(again, await bought(again, '70000'));
    for (const paper of [after.receipt, after.slip]) expect(paper).toContain(next.name);
    expect(after.slip).toContain(next.demat_number);
    expect(after.dematNumber).toBe(next.demat_number);

    await endInvestments(again);
    await confirmByPhone(backend, again, 'account-deletion');
    valueOf(await again.get(PersonalData).deleteAccount({}));
    const former = backend.sandbox.database.selectFrom('former_holders').selectAll();
    expect(await former.where('investor_id', '=', idOf(app)).execute()).toEqual([]);
  });

  it('are not prepared for an investor who has none', async () => {
    const app = await signedIn(backend, NEHA);
    await releasePan(app);
    const former = backend.sandbox.database.selectFrom('former_holders').selectAll();
    expect(await former.where('investor_id', '=', idOf(app)).execute()).toEqual([]);
  });
});
