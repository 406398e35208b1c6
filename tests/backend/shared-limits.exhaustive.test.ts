import { limitsOn } from '#infrastructure/backend/http/rate-limits.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { describe, expect, it } from 'vitest';

const backend = testBackend();

/** The counter of a process for a route. */
function processFor(url: string) {
  const Store = limitsOn(backend.sandbox.database);
  const store = new Store({}).child({ routeInfo: { url } } as never);
  return (address: string, milliseconds = 60_000, most = 5) =>
    new Promise<{ current: number; ttl: number }>((resolve, reject) => {
      const done = (error: Error | null, counted?: { current: number; ttl: number }) =>
        counted === undefined ? reject(error ?? new Error('no count')) : resolve(counted);
      store.incr(address, done, milliseconds, most);
    });
}

describe('limits per IP address of processes on one database', () => {
  it('are counted together, also for simultaneous requests', async () => {
    const [first, second] = [processFor('/api/form'), processFor('/api/form')];
    const counted = await Promise.all([first, second, first, second].map((each) => each('a')));
    expect(new Set(counted.map(({ current }) => current))).toEqual(new Set([1, 2, 3, 4]));
    for (const { ttl } of counted) {
      expect(ttl).toBeGreaterThan(0);
      expect(ttl).toBeLessThanOrEqual(60_000);
    }
  });

  it('are for one route and one address', async () => {
    const [form, other] = [processFor('/api/one'), processFor('/api/other')];
    await form('b');
    expect((await form('c')).current).toBe(1);
    expect((await other('b')).current).toBe(1);
    expect((await form('b')).current).toBe(2);
  });

  it('start again when their time is over', async () => {
    const form = processFor('/api/short');
    await form('d', 0);
    expect((await form('d', 60_000)).current).toBe(1);
    expect((await form('d', 60_000)).current).toBe(2);
  });

  it('refuse without another query, and store no address', async () => {
    const form = processFor('/api/flooded');
    for (let call = 0; call < 3; call += 1) await form('192.0.2.7', 60_000, 2);
    const count = async () => {
      const rows = await backend.sandbox.database
        .selectFrom('limited_calls')
        .selectAll()
        .where('calls', '=', 3)
        .execute();
      return rows;
    };
    const before = await count();
    expect(before).toHaveLength(1);
    expect((await form('192.0.2.7', 60_000, 2)).current).toBe(3);
    expect(await count()).toEqual(before);
    expect(JSON.stringify(before)).not.toContain('192.0.2.7');
  });
});
