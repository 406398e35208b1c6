import { Session } from '#application/platform/session.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { MemoryVault } from '#infrastructure/platform/storage/vault.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { changesBetween, everythingOf } from '../accounts/belongings.ts';
import { failureOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { fetchWithCookies } from '../client.ts';
import { ARJUN, present } from '../fixed-deposits/booking.ts';
import { makeReady } from '../private-market/ready-investor.ts';
import { commandsWithoutMoney, moneyCalls } from './money-calls.ts';

/** A request that was sent, and how to send the very same one again. */
interface SentCall {
  readonly at: string;
  readonly key: string | null;
  reply: string | undefined;
  readonly again: () => Promise<Response>;
}

const backend = testBackend();
let app: AppContainer;
const sent: SentCall[] = [];

beforeAll(async () => {
  app = await signedIn(backend, ARJUN, {
    vault: new MemoryVault(),
    actionsVault: new MemoryVault(),
    fetch: recorded(fetchWithCookies(backend.appAddress)),
  });
  await makeReady(backend, app);
});

/** Records each request and its reply; a lost reply stays undefined. */
function recorded(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const key = new Headers(init?.headers).get('idempotency-key');
    const at = `${init?.method ?? 'GET'} ${pathname}`;
    const call: SentCall = { at, key, reply: undefined, again: () => send(input, init) };
    sent.push(call);
    const response = await send(input, init);
    call.reply = await response.clone().text();
    return response;
  };
}

/** All rows of the investor but those that any call changes, and the messages to their phone. */
async function recordsOf() {
  const investorId = app.get(Session).current?.investorId ?? 0;
  const { sessions: _, ...rows } = await everythingOf(backend, investorId);
  const messages = await backend.control.outbox(ARJUN);
  return { ...rows, messages: messages.map(({ id }) => String(id)) };
}

type Records = Awaited<ReturnType<typeof recordsOf>>;

const rowsIn = (records: Records, table: string) =>
  present((records as Readonly<Record<string, readonly string[]>>)[table]).length;

/** The answer that the backend stores with the key of a call. */
async function storedAnswer(key: string | null): Promise<string> {
  const { body } = await backend.sandbox.database
    .selectFrom('idempotency_keys')
    .select('body')
    .where('key', '=', present(key ?? undefined))
    .executeTakeFirstOrThrow();
  return present(body ?? undefined);
}

describe('a call that moves money or shares, whose reply is lost after the commit', () => {
  it.each(moneyCalls)('$at is done once and answered alike', async ({ at, makes, prepare }) => {
    const call = await prepare(app, backend);
    const before = await recordsOf();
    const from = sent.length;
    const [, route] = at.split(' ');
    const kind = 'drop-after-commit';
    await backend.control.fault({ route: present(route), kind, times: 1 });

    expect(failureOf(await call()).kind).toBe('unreachable');
    const once = await recordsOf();
    expect(changesBetween(before, once)).not.toEqual([]);

    valueOf(await call());
    const [lost, repeated, ...others] = sent.slice(from).filter((each) => each.at === at);
    expect(others).toEqual([]);
    const { key, again } = present(lost);
    expect(present(lost).reply).toBeUndefined();
    expect(present(repeated).key).toBe(key);
    expect(present(repeated).reply).toBe(await storedAnswer(key));
    expect(await (await again()).text()).toBe(present(repeated).reply);

    const after = await recordsOf();
    expect(changesBetween(once, after)).toEqual([]);
    if (makes !== undefined) expect(rowsIn(after, makes)).toBe(rowsIn(before, makes) + 1);
  });

  it('is every command of the two markets, except those that move neither', () => {
    const commands = backend.sandbox.routes.entries
      .filter(({ mutates, context }) => mutates && /fixed-deposits|private-market/.test(context))
      .map(({ method, path }) => `${method} ${path}`);
    const known = [...moneyCalls.map(({ at }) => at), ...commandsWithoutMoney];
    expect(commands.toSorted()).toEqual(known.toSorted());
  });
});
