import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Session } from '#application/platform/session.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import type { Device } from '#infrastructure/platform/platform.module.ts';
import { MemoryVault } from '#infrastructure/platform/storage/vault.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { failureOf, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { clientOf, fetchWithCookies } from '../client.ts';
import {
  ARJUN,
  bookedDeposit,
  orderFor,
  paymentPage,
  present,
  startedOrder,
  submitNominees,
} from './booking.ts';

const START = '/investment/startfd';
const NOMINEES = '/investment/updatenominees';
const MATURITY = '/investment/updatematurityaction';

const backend = testBackend({ expectsFailures: true });
let tab: AppContainer;
let browser: Partial<Device>;
let thousands = 300;

interface SentCall {
  readonly path: string;
  readonly id: string | null;
  reply: string;
  /** The very same request once more. */
  readonly again: () => Promise<Response>;
}

const sent: SentCall[] = [];

beforeAll(async () => {
  browser = {
    vault: new MemoryVault(),
    actionsVault: new MemoryVault(),
    fetch: listened(fetchWithCookies(backend.appAddress)),
    locks: navigator.locks,
  };
  tab = await signedIn(backend, ARJUN, browser);
});

/** Writes down the id and the reply of each call. */
function listened(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const id = new Headers(init?.headers).get('idempotency-key');
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const path = pathname.replace('/api/main', '');
    const call = { path, id, reply: '', again: () => send(input, init) };
    sent.push(call);
    const response = await send(input, init);
    call.reply = await response.clone().text();
    return response;
  };
}

/** The requests to a path during some work. */
async function callsTo(path: string, work: () => Promise<unknown>) {
  const before = sent.length;
  await work();
  return sent.slice(before).filter((call) => call.path === path);
}

/** The same browser in another tab, or after a reload. */
async function anotherTab(): Promise<AppContainer> {
  const other = await clientOf(backend.appAddress, browser);
  await other.get(Session).restore();
  return other;
}

const fault = (path: string, kind: 'drop-after-commit' | 'malformed') =>
  backend.control.fault({ route: `/api/main${path}`, kind, times: 1 });
const newWish = () => orderFor(tab, backend, { principal: `${(thousands += 1)}000` });
const ordersOf = (principal: string) =>
  backend.sandbox.database
    .selectFrom('deposit_orders')
    .select('id')
    .where('principal', '=', principal)
    .execute();

describe('a start whose reply is lost', () => {
  it('is repeated with its key, and gets exactly the first answer', async () => {
    const wish = await newWish();
    const start = () => tab.get(DepositOrders).start(wish, {});
    await fault(START, 'malformed');
    const [first, second, ...others] = await callsTo(START, async () => {
      expect(failureOf(await start()).kind).toBe('unexpected-reply');
      valueOf(await start());
    });
    expect(others).toEqual([]);
    expect(present(first).id).toMatch(/^[0-9a-f]{32}$/);
    expect(present(second).id).toBe(present(first).id);
    expect(present(first).reply.length).toBeGreaterThan(20);
    expect(present(second).reply.startsWith(present(first).reply)).toBe(true);
    expect(await ordersOf(wish.principal.text)).toHaveLength(1);
  });

  it('keeps its key over a reload and in a second tab', async () => {
    const wish = await newWish();
    await fault(START, 'drop-after-commit');
    const calls = await callsTo(START, async () => {
      expect(failureOf(await tab.get(DepositOrders).start(wish, {})).kind).toBe('unreachable');
      valueOf(await (await anotherTab()).get(DepositOrders).start(wish, {}));
      valueOf(await tab.get(DepositOrders).start(wish, {}));
    });
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(1);
    expect(calls[2]?.reply).toBe(calls[1]?.reply);
  });

  it('has one key in two tabs at once, and makes one order', async () => {
    const wish = await newWish();
    const tabs = [tab, await anotherTab(), tab];
    const calls = await callsTo(START, async () => {
      const started = await Promise.all(
        tabs.map((each) => each.get(DepositOrders).start(wish, {})),
      );
      expect(new Set(started.map((each) => valueOf(each).depositOrderId)).size).toBe(1);
    });
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(1);
    expect(new Set(calls.map(({ reply }) => reply)).size).toBe(1);
    expect(await ordersOf(wish.principal.text)).toHaveLength(1);
  });
});

describe('an action that was refused', () => {
  it('has a new key when repeated, also after a stored failure', async () => {
    const orderId = await startedOrder(tab, backend, { principal: `${(thousands += 1)}000` });
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.ref(from)} rename to ${sql.ref(to)}`.execute(backend.sandbox.database);
    const calls = await callsTo(NOMINEES, async () => {
      await rename('deposit_payments', 'elsewhere');
      const failed = await submitNominees(tab, backend, orderId);
      await rename('elsewhere', 'deposit_payments');
      expect(refusalOf(failed)).toBe('500 unexpected');
      await paymentPage(tab, backend, orderId);
    });
    const [first, second] = calls;
    expect(calls).toHaveLength(2);
    expect(present(second).id).not.toBe(present(first).id);
    expect(await (await present(first).again()).text(), 'it is kept').toBe(present(first).reply);
  });
});

describe('a maturity instruction', () => {
  it('is the last choice, even if replies were lost in between', async () => {
    const depositOrderId = await bookedDeposit(tab, backend, {
      principal: `${(thousands += 1)}000`,
    });
    const options = valueOf(await tab.get(DepositCatalogue).maturityInstructions(1003, {}));
    const [one, other] = [present(options[0]), present(options[1])];
    const choose = ({ instructionId }: { instructionId: number }) =>
      tab.get(DepositOrders).chooseMaturityInstruction({ depositOrderId, instructionId }, {});
    await fault(MATURITY, 'drop-after-commit');
    const calls = await callsTo(MATURITY, async () => {
      expect(failureOf(await choose(one)).kind).toBe('unreachable');
      valueOf(await choose(other));
      valueOf(await choose(one));
    });
    expect(new Set(calls.map(({ id }) => id)).size).toBe(3);
    const held = valueOf(await tab.get(HeldDeposits).detail(depositOrderId, {}));
    expect(held.maturityInstructionName).toBe(one.label);
  });
});

describe('a call that changes nothing', () => {
  it('sends no key', async () => {
    const calls = await callsTo('/investment/getportfolio', () => tab.get(HeldDeposits).list({}));
    expect(calls.map(({ id }) => id)).toEqual([null]);
  });
});
