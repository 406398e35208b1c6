import type { SessionEnd, SignedInInvestor } from '#application/platform/session.ts';
import { AccessTokens } from '#infrastructure/platform/http/access-tokens.ts';
import { ConsoleReporting } from '#infrastructure/platform/reporting/console-reporting.ts';
import { sandboxEnvironment } from '#infrastructure/platform/environment.ts';
import { Transport } from '#infrastructure/platform/http/transport.ts';
import { StoredSession } from '#infrastructure/platform/sessions/stored-session.ts';
import type { Vault } from '#infrastructure/platform/storage/vault.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { SharedVault } from './shared-vault.ts';
import { sendJson, smallServer } from './small-server.ts';

const asha: SignedInInvestor = {
  accessToken: 'old',
  investorId: 7,
  mobile: '9000000001',
  isNewInvestor: false,
  isBankStepComplete: false,
  isDematVerified: false,
  isSeniorCitizen: false,
};
const bela: SignedInInvestor = { ...asha, accessToken: 'bela', investorId: 8 };
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A server that gives this answer to each renewal. */
async function renewals(answer: (count: number) => unknown, status = 200) {
  let count = 0;
  const server = await smallServer((_, response) => {
    count += 1;
    void Promise.resolve(answer(count)).then((body) => sendJson(response, status, body));
  });
  stops.push(() => server.stop());
  return { address: server.address, count: () => count };
}

/** Simulates a browser tab. All tabs share the vault and the locks of this process. */
function tabOf(vault: Vault, address: string) {
  const session = new StoredSession(vault, { clear: () => {}, belongTo: () => {} });
  const reporting = new ConsoleReporting(false);
  const environment = sandboxEnvironment(address);
  const transport = new Transport({ environment, fetch, credentials: 'include' });
  const { locks } = navigator;
  const tokens = new AccessTokens({ transport, session, reporting, locks });
  const ends: SessionEnd[] = [];
  session.onChange((end) => end && ends.push(end));
  return { session, tokens, ends };
}

/** Gets no messages of other tabs, like a tab that the browser has suspended. */
const asleep = (vault: Vault): Vault => ({
  storage: 'device',
  read: () => vault.read(),
  write: (text) => vault.write(text),
  clear: () => vault.clear(),
  inTurn: (work) => vault.inTurn(work),
  onOtherTab: () => () => {},
});

describe('access tokens', () => {
  it('are renewed once for the calls of several tabs [AP-4.51, AP-4.54]', async () => {
    const server = await renewals((count) => ({ access_token: `new ${count}` }));
    const shared = new SharedVault();
    const tabs = Array.from({ length: 3 }, () => tabOf(asleep(shared.tab()), server.address));
    await tabs[0]?.session.begin(asha);
    for (const { session } of tabs) await session.restore();
    const calls = tabs.flatMap((tab) => [tab, tab, tab]);
    const renewed = await Promise.all(calls.map(({ tokens }) => tokens.renewedFor(asha)));
    expect(new Set(renewed.map((result) => result.ok && result.value))).toEqual(new Set(['new 1']));
    expect(server.count()).toBe(1);
    expect(tabs.map(({ session }) => session.current?.accessToken)).toEqual(
      tabs.map(() => 'new 1'),
    );
  });

  it('that cannot be renewed sign the person out in all tabs [AP-4.52]', async () => {
    const server = await renewals(() => ({ status: 401 }), 401);
    const shared = new SharedVault();
    const [one, other] = [tabOf(shared.tab(), server.address), tabOf(shared.tab(), server.address)];
    await one.session.begin(asha);
    await expect.poll(() => other.session.current?.investorId).toBe(7);
    const results = await Promise.all([one, other].map(({ tokens }) => tokens.renewedFor(asha)));
    expect(results.map((result) => result.ok)).toEqual([false, false]);
    await expect.poll(() => [one.ends, other.ends]).toEqual([['expired'], ['expired']]);
    expect(server.count()).toBe(1);
  });

  it.each([
    [200, 'text/html', '<title>Sign in to the Wi-Fi of this hotel</title>'],
    [403, 'text/html', '<title>Blocked</title>'],
    [511, 'text/html', ''],
    [429, 'application/json', '{"status":429,"code":"too-many-requests"}'],
    [200, 'application/json', '{"access_token":"cut of'],
    [401, 'application/json', '{"status":4'],
  ])('leave the session alone if %i answers with %s [AP-4.52]', async (status, type, body) => {
    const server = await smallServer((_, response) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
    stops.push(() => server.stop());
    const { session, tokens, ends } = tabOf(new SharedVault().tab(), server.address);
    await session.begin(asha);
    const renewed = await tokens.renewedFor(asha);
    expect(renewed).toEqual({ ok: false, failure: { kind: 'unreachable', reason: 'offline' } });
    expect([session.current, ends]).toEqual([asha, []]);
  });

  it('of one investor do not reach the next one, who signs in during the renewal', async () => {
    let renew = (_reply: object): void => {};
    const server = await renewals(() => new Promise((resolve) => void (renew = resolve)));
    const { session, tokens } = tabOf(new SharedVault().tab(), server.address);
    await session.begin(asha);
    const renewing = tokens.renewedFor(asha);
    await expect.poll(() => server.count()).toBe(1);
    await session.begin(bela);
    renew({ access_token: 'new' });
    expect(await renewing).toEqual({ ok: false, failure: { kind: 'signed-out' } });
    expect(await tokens.renewedFor(asha)).toEqual({ ok: false, failure: { kind: 'signed-out' } });
    expect(session.current?.investorId).toBe(8);
  });

  it('are not read from a cookie that now belongs to another investor', async () => {
    const server = await renewals(() => ({ data: { access_token: 'bela', investor_id: 8 } }));
    const { session, tokens, ends } = tabOf(new SharedVault().tab(), server.address);
    await session.begin(asha);
    expect(await tokens.renewedFor(asha)).toEqual({ ok: false, failure: { kind: 'signed-out' } });
    expect(session.current?.accessToken).toBe('old');
    expect(ends).toEqual([]);
  });
});
