import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { Session } from '#application/platform/session.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import { Money } from '#domain/platform/money.ts';
import { isOpenSellRequest } from '#domain/private-market/holdings/sell-request-moves.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { unitsHeld } from '#infrastructure/backend/private-market/records/take-from-holdings.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmByPhone, failureOf, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { ARJUN } from '../fixed-deposits/booking.ts';
import { makeReady } from './ready-investor.ts';

const SELLER = '9811100001';

const statements: string[] = [];
const backend = testBackend({ onStatement: (text) => void statements.push(text) });
let seller: AppContainer;
beforeAll(async () => {
  seller = await signedIn(backend, SELLER);
  await makeReady(backend, seller);
});

const wish = (shareName: string) => ({
  shareName,
  quantity: 40,
  askingPrice: Money.of('195.50'),
});
const sentBy = async (app: AppContainer) => valueOf(await app.get(SellRequests).list({}));
const lastMessage = async () => (await backend.control.outbox(SELLER))[0]?.text ?? '';
const requestOf = async (app: AppContainer, id: number) =>
  (await sentBy(app)).find(({ requestId }) => requestId === id);
const answering = (app: AppContainer, requestId: number, tag: 'agree' | 'decline' | 'withdraw') =>
  app.get(SellRequests).answer({ requestId, tag }, {});
const answer = async (
  app: AppContainer,
  requestId: number | undefined,
  tag: 'agree' | 'decline' | 'withdraw',
) => valueOf(await answering(app, requestId ?? 0, tag));

async function submitted(app: AppContainer, request: ReturnType<typeof wish>): Promise<number> {
  valueOf(await app.get(SellRequests).submit(request, {}));
  return (await sentBy(app))[0]?.requestId ?? 0;
}

const decide = (id: number, move: string) =>
  backend.control.call('POST', `sell-requests/${id}/${move}`);

/** A bare call, as no adapter would make it. */
async function submit(body: unknown, token = seller.get(Session).current?.accessToken) {
  const reply = await fetch(`${backend.appAddress}/api/private-market/pre-ipo/sell-request`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-vriddhi': '1',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as { message: string } };
}

describe('a sell request', () => {
  it('of the sample investor counts only units that are held here', async () => {
    const requests = await backend.sandbox.database
      .selectFrom('sell_requests as request')
      .innerJoin('investors as investor', 'investor.id', 'request.investor_id')
      .select(['investor.id', 'share_id', 'units', 'units_here', 'request.status'])
      .where('investor.mobile', '=', ARJUN)
      .execute();
    const open = requests.filter(({ status }) => isOpenSellRequest(status));
    expect(open).toHaveLength(2);
    for (const { id, share_id, units, units_here } of open) {
      const share = { investorId: id, shareId: share_id ?? 0 };
      const held = await unitsHeld(backend.sandbox.database, share);
      expect(units_here).toBe(Math.min(units, held));
    }
  });

  it('is sent with its source and a bearer token, and confirmed by SMS [PM-7.43]', async () => {
    valueOf(await seller.get(SellRequests).submit(wish('Vayu Mobility'), {}));
    const [newest] = await sentBy(seller);
    expect(newest).toMatchObject({
      shareName: 'Vayu Mobility',
      quantity: 40,
      status: 'under-review',
    });
    expect(newest?.askingPrice.text).toBe('195.5');
    expect(await lastMessage()).toContain('40 shares of Vayu Mobility at ₹195.50 each');
    const body = {
      share_name: 'Vayu Mobility',
      quantity: 1,
      asking_price: '10',
      source: 'INVESTOR_DASHBORD',
    };
    expect((await submit({ ...body, source: 'INVESTOR_DASHBOARD' })).status).toBe(400);
    expect((await submit(body)).status).toBe(200);
  });

  it('needs a session [PM-6.12]', async () => {
    const visitor = await clientOf(backend.appAddress);
    const refused = await visitor.get(SellRequests).submit(wish('Vayu Mobility'), {});
    expect(failureOf(refused).kind).toBe('signed-out');
    expect(failureOf(await visitor.get(SellRequests).list({})).kind).toBe('signed-out');
    expect((await submit({}, '')).status).toBe(401);
  });

  it('creates one request, even if sent several times at once', async () => {
    const before = (await sentBy(seller)).length;
    const sends = [1, 2, 3].map(() => seller.get(SellRequests).submit(wish('Tapti Energy'), {}));
    for (const sent of await Promise.all(sends)) valueOf(sent);
    expect(await sentBy(seller)).toHaveLength(before + 1);
  });

  it.each([
    { share_name: '   ', quantity: 1, asking_price: '10' },
    { share_name: 'x'.repeat(201), quantity: 1, asking_price: '10' },
    { share_name: 'Acme\u0000', quantity: 1, asking_price: '10' },
    { share_name: 'Acme', quantity: 0, asking_price: '10' },
    { share_name: 'Acme', quantity: 1.5, asking_price: '10' },
    { share_name: 'Acme', quantity: 1_000_000_000, asking_price: '10' },
    { share_name: 'Acme', quantity: 1, asking_price: '0' },
    { share_name: 'Acme', quantity: 1, asking_price: '0.001' },
    { share_name: 'Acme', quantity: 1, asking_price: '1000000000' },
    { share_name: 'Acme', quantity: 1, asking_price: 10 },
  ])('that is invalid is refused: $share_name, $quantity, $asking_price', async (body) => {
    const before = (await sentBy(seller)).length;
    const { status } = await submit({ ...body, source: 'INVESTOR_DASHBORD' });
    expect([400, 422]).toContain(status);
    expect(await sentBy(seller)).toHaveLength(before);
  });

  it('is visible to its investor alone', async () => {
    const other = await signedIn(backend, '9811100002');
    expect(await sentBy(other)).toEqual([]);
    const names = (await sentBy(await signedIn(backend, ARJUN))).map((each) => each.shareName);
    expect(names).not.toContain('Tapti Energy');
  });
});

describe('the investor', () => {
  it('must agree to price, quantity and sum before a sale [PM-4.105]', async () => {
    const id = await submitted(seller, wish('Nilgiri Fresh'));
    expect(refusalOf(await answering(seller, id, 'agree'))).toBe('409 not-accepted');
    await decide(id, 'accept');
    const request = await requestOf(seller, id);
    const now = backend.sandbox.clock.now().getTime();
    expect((request?.consentBy ?? 0) - now).toBeGreaterThan(23 * 3_600_000);
    const early = decide(id, 'mark-sold');
    await expect(early).rejects.toThrow('Only a sell request that the investor agreed to');
    const other = await signedIn(backend, '9811100003');
    expect(refusalOf(await answering(other, id, 'agree'))).toBe('404 no-such-sell-request');
    for (const given of await Promise.all([1, 2].map(() => answering(seller, id, 'agree')))) {
      valueOf(given);
    }
    expect(refusalOf(await answering(seller, id, 'decline'))).toBe('409 not-accepted');
    await decide(id, 'mark-sold');
    expect((await requestOf(seller, id))?.status).toBe('sold');
  });

  it('agrees only with a verified PAN and a bank account, which the sale is paid into', async () => {
    const app = await signedIn(backend, '9811100022');
    const id = await submitted(app, wish('Shares Held Elsewhere'));
    await decide(id, 'accept');
    expect(refusalOf(await answering(app, id, 'agree'))).toBe('409 kyc-missing');
    await makeReady(backend, app);
    const accounts = backend.sandbox.database.deleteFrom('bank_accounts');
    await accounts.where('investor_id', '=', app.get(Session).current?.investorId ?? 0).execute();
    expect(failureOf(await answering(app, id, 'agree'))).toMatchObject({
      code: 'bank-missing',
      message: 'Please add a bank account before you agree: the sale is paid into it.',
    });
    await makeReady(backend, app);
    await answer(app, id, 'agree');
    expect((await requestOf(app, id))?.status).toBe('agreed');
  });

  it('sells nothing by declining, withdrawing or not answering [PM-4.105]', async () => {
    const declined = await submitted(seller, { ...wish('Nilgiri Fresh'), quantity: 41 });
    await decide(declined, 'accept');
    await answer(seller, declined, 'decline');
    await answer(seller, declined, 'decline');
    expect((await requestOf(seller, declined))?.status).toBe('declined');
    const back = await submitted(seller, { ...wish('Nilgiri Fresh'), quantity: 42 });
    await answer(seller, back, 'withdraw');
    expect((await requestOf(seller, back))?.status).toBe('withdrawn');
    const late = await submitted(seller, { ...wish('Nilgiri Fresh'), quantity: 43 });
    await decide(late, 'accept');
    await backend.control.advance(24 * 3600 + 1);
    seller = await signedIn(backend, SELLER);
    expect((await requestOf(seller, late))?.status).toBe('expired');
    expect(refusalOf(await answering(seller, late, 'agree'))).toBe('409 not-accepted');
    for (const id of [declined, back, late]) {
      await expect(decide(id, 'mark-sold')).rejects.toThrow('the investor agreed to');
    }
  });

  it('keeps the shares if the buyer withdraws', async () => {
    const id = await submitted(seller, { ...wish('Nilgiri Fresh'), quantity: 44 });
    await decide(id, 'accept');
    await answer(seller, id, 'agree');
    await decide(id, 'refuse');
    expect((await requestOf(seller, id))?.status).toBe('refused');
    expect(await lastMessage()).toMatch(/^The buyer of .* has withdrawn\. Your shares stay where/);
  });

  it('sells shares held here first, over all open requests [PM-4.104]', async () => {
    const arjun = await signedIn(backend, ARJUN);
    // 35 are held, and more of them in baskets.
    const nse = { ...wish('National Stock Exchange of India'), quantity: 30 };
    const first = await submitted(arjun, nse);
    const held = (await requestOf(arjun, first))?.heldHere ?? 0;
    expect(held).toBe(30);
    statements.length = 0;
    const both = await Promise.all(
      [1000, 1001].map((quantity) => arjun.get(SellRequests).submit({ ...nse, quantity }, {})),
    );
    both.forEach((one) => valueOf(one));
    // A transaction that the database stops for a deadlock is repeated.
    const sent = statements.filter((text) => text.startsWith('insert into "sell_requests"'));
    expect(sent).toHaveLength(2);
    const locks = statements.filter((text) => text.endsWith('for no key update'));
    expect(locks).toHaveLength(2);
    const promised = async () =>
      (await sentBy(arjun))
        .filter(({ shareName, status }) => shareName === nse.shareName && isOpenSellRequest(status))
        .reduce((sum, { heldHere = 0 }) => sum + heldHere, 0);
    const units = await unitsHeld(backend.sandbox.database, {
      investorId: arjun.get(Session).current?.investorId ?? 0,
      shareId: 101,
    });
    expect(await promised()).toBe(units);
    await answer(arjun, first, 'withdraw');
    expect(await promised()).toBe(units);
  });

  it('sells held units by a later request once an earlier one is withdrawn [PM-4.104]', async () => {
    const arjun = await signedIn(backend, ARJUN);
    const investorId = arjun.get(Session).current?.investorId ?? 0;
    const shareName = 'Marudhar Solar Parks';
    const held = () => unitsHeld(backend.sandbox.database, { investorId, shareId: 112 });
    const before = await held();
    const first = await submitted(arjun, { ...wish(shareName), quantity: before });
    const second = await submitted(arjun, { ...wish(shareName), quantity: 40 });
    const third = await submitted(arjun, { ...wish(shareName), quantity: before });
    expect((await requestOf(arjun, second))?.heldHere).toBe(0);
    await answer(arjun, first, 'withdraw');
    expect((await requestOf(arjun, second))?.heldHere).toBe(40);
    expect((await requestOf(arjun, third))?.heldHere).toBe(before - 40);
    await decide(second, 'accept');
    await answer(arjun, second, 'agree');
    await decide(second, 'mark-sold');
    expect(await held()).toBe(before - 40);
    await answer(arjun, third, 'withdraw');
  });

  it('means a held share in any capitals and spaces, and counts it once', async () => {
    const arjun = await signedIn(backend, ARJUN);
    const investorId = arjun.get(Session).current?.investorId ?? 0;
    const shareName = 'Ganga Home Textiles';
    const held = await unitsHeld(backend.sandbox.database, { investorId, shareId: 122 });
    const before = (await sentBy(arjun)).filter((each) => each.shareName === shareName);
    const open = before.filter(({ status }) => isOpenSellRequest(status));
    const free = open.reduce((left, { heldHere = 0 }) => left - heldHere, held);
    expect(free).toBeGreaterThan(0);
    const all = { ...wish(' ganga  HOME textiles '), quantity: held };
    const first = await submitted(arjun, all);
    expect(await requestOf(arjun, first)).toMatchObject({ shareName, heldHere: free });
    const second = await submitted(arjun, { ...wish(shareName.toUpperCase()), quantity: 1 });
    expect((await requestOf(arjun, second))?.heldHere).toBe(0);
  });
});

describe('the desk', () => {
  it('accepts or refuses a request once, and notifies the investor', async () => {
    valueOf(await seller.get(SellRequests).submit(wish('Indus Coast Logistics'), {}));
    valueOf(await seller.get(SellRequests).submit(wish('Chinar Hospitality'), {}));
    const [second, first] = await sentBy(seller);
    await decide(first?.requestId ?? 0, 'accept');
    expect(await lastMessage()).toContain('You receive ₹7,820. Nothing is sold before you agree');
    await decide(second?.requestId ?? 0, 'refuse');
    expect(await lastMessage()).toContain('could not find a buyer for 40 shares of Chinar');
    const decided = (await sentBy(seller)).slice(0, 2);
    expect(decided.map(({ status }) => status)).toEqual(['refused', 'accepted']);
    expect(decided.every(({ decidedAt }) => decidedAt !== undefined)).toBe(true);
    await expect(decide(first?.requestId ?? 0, 'refuse')).rejects.toThrow('been decided');
    const refused = decide(second?.requestId ?? 0, 'mark-sold');
    await expect(refused).rejects.toThrow('Only a sell request that the investor agreed to');
    await expect(decide(1, 'accept')).rejects.toThrow('We could not find this sell request');
  });

  it('lists waiting requests first', async () => {
    const seen = (await backend.control.call('GET', 'sell-requests')) as {
      readonly status: string;
      readonly shareName: string;
    }[];
    const waiting = seen.filter(({ status }) => status === 'under-review').length;
    expect(seen.slice(0, waiting).every(({ status }) => status === 'under-review')).toBe(true);
    expect(seen.length).toBeGreaterThan(waiting);
  });

  it('accepts automatically within the price range, and sells after consent', async () => {
    await backend.control.desk(true);
    valueOf(await seller.get(SellRequests).submit(wish('Vayu Mobility'), {}));
    const dear = { ...wish('Malabar Spice Works'), askingPrice: Money.of('440.01') };
    valueOf(await seller.get(SellRequests).submit(dear, {}));
    await backend.control.advance(25);
    const decided = (await sentBy(seller)).slice(0, 2);
    expect(decided.map(({ status }) => status)).toEqual(['refused', 'accepted']);
    const samples = await sentBy(await signedIn(backend, ARJUN));
    expect(samples.map(({ status }) => status)).toContain('under-review');
    await backend.control.advance(100);
    const unanswered = (await sentBy(seller)).slice(0, 2);
    expect(unanswered.map(({ status }) => status)).toEqual(['refused', 'accepted']);
    await answer(seller, unanswered[1]?.requestId, 'agree');
    await backend.control.advance(100);
    const later = (await sentBy(seller)).slice(0, 2);
    expect(later.map(({ status }) => status)).toEqual(['refused', 'sold']);
    await backend.control.desk(false);
  });
});

describe('a sale that the investor agreed to', () => {
  it('keeps the account until it ends, also if the shares are held elsewhere', async () => {
    const app = await signedIn(backend, '9811100021');
    await makeReady(backend, app);
    const remove = () => app.get(PersonalData).deleteAccount({});
    const id = await submitted(app, wish('Shares Held Elsewhere'));
    await decide(id, 'accept');
    await answer(app, id, 'agree');
    await confirmByPhone(backend, app, ProtectedChange.AccountDeletion);
    expect(refusalOf(await remove())).toBe('409 orders-under-way');
    await decide(id, 'mark-sold');
    valueOf(await remove());
  });
});
