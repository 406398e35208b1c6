import type { PortFailure } from '#application/platform/port-failure.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { Money } from '#domain/platform/money.ts';
import { signedIn, valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { ARJUN } from '#tests/contracts/fixed-deposits/booking.ts';
import { freePorts } from '#tests/support/free-ports.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, forgetServer, KillableServer } from './killable-server.ts';

let server: KillableServer;
let metricsPort: number;

beforeAll(async () => {
  await buildServer();
  [metricsPort] = await freePorts();
  server = await KillableServer.on(undefined, {
    DRAIN_SECONDS: '2',
    GRACE_SECONDS: '30',
    REQUEST_LOG: 'on',
    METRICS_PORT: String(metricsPort),
  });
}, 200_000);
afterAll(async () => {
  await server.end();
  forgetServer();
});

const AT_ONCE = 16;

/** Whether the limit of a day refused a request: a fast machine reaches it while stopping. */
const isOverLimit = (refused: PortFailure) => refused.kind === 'refused' && refused.status === 429;

/** The answer to a proxy that asks whether the process may be sent requests. */
const readiness = async () => (await fetch(`${server.appAddress}/readyz`)).status;

describe('a process that is stopped under load', { timeout: 120_000 }, () => {
  it('answers every received request, and keeps acknowledged work', async () => {
    const app = await signedIn(server, ARJUN);
    const sell = app.get(SellRequests);
    let isSending = true;
    let next = 0;
    const acceptedQuantities: number[] = [];
    const failed: unknown[] = [];
    const one = async (): Promise<void> => {
      while (isSending) {
        const quantity = (next += 1);
        const wish = { shareName: `Load ${quantity}`, quantity, askingPrice: Money.of('100') };
        const submitted = await sell.submit(wish, {});
        if (submitted.ok) acceptedQuantities.push(quantity);
        else if (!isOverLimit(submitted.failure)) failed.push(submitted.failure);
      }
    };
    const load = Array.from({ length: AT_ONCE }, one);
    await expect.poll(() => acceptedQuantities.length).toBeGreaterThan(AT_ONCE);
    // A request that takes longer than the drain time.
    const slow = { route: '/api/main/profile/activity', kind: 'slow', milliseconds: 4000 } as const;
    await server.control.fault({ ...slow, times: 1 });
    const late = fetch(`${server.appAddress}${slow.route}`, { method: 'POST' });
    await expect.poll(() => server.control.call('GET', 'faults')).toEqual([]);
    const code = server.stop();
    await expect.poll(readiness).toBe(503);
    isSending = false;
    await Promise.all(load);
    expect((await late).status).toBe(401);
    expect(await code).toBe(0);
    expect(failed).toEqual([]);
    await expect(fetch(`${server.appAddress}/livez`)).rejects.toThrow('fetch failed');
    const output = server.output;
    await server.start();
    const again = await signedIn(server, ARJUN);
    const kept = valueOf(await again.get(SellRequests).list({}));
    const names = new Set(kept.map(({ shareName }) => shareName));
    expect(acceptedQuantities.filter((quantity) => !names.has(`Load ${quantity}`))).toEqual([]);
    expectLog(output);
  });

  it('serves metrics for Prometheus on a separate port', async () => {
    await fetch(`${server.appAddress}/livez`);
    const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    expect(metrics).toContain('route="/livez",status="200"');
    expect(metrics).toContain('process_resident_memory_bytes');
    for (const address of [server.appAddress, server.thirdPartyAddress]) {
      expect(await (await fetch(`${address}/metrics`)).text()).not.toContain('process_');
    }
  });
});

/** A line for each request, with its id, without IP addresses or mobile numbers. */
function expectLog(output: string): void {
  const lines = output.split('\n').filter((line) => line.startsWith('{"at"'));
  expect(lines.length).toBeGreaterThan(AT_ONCE);
  for (const line of lines) {
    expect(Object.keys(JSON.parse(line) as object)).toEqual([
      ...['at', 'level', 'requestId', 'method', 'route', 'status', 'milliseconds'],
    ]);
  }
  expect(output).not.toContain(ARJUN);
}
