import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testBackend } from '#tests/contracts/backend.ts';
import { countOfMoves, move } from './probe-client.ts';
import { probeContext } from './probe-context.ts';

const backend = testBackend({ extraContexts: [probeContext()], expectsFailures: true });

/** The number of moves that the work creates. */
async function movesOf(work: () => Promise<unknown>): Promise<number> {
  const before = await countOfMoves(backend);
  await work();
  return (await countOfMoves(backend)) - before;
}

describe('a money action with an idempotency key', () => {
  it('is done once and answered alike for 50 simultaneous requests', async () => {
    const key = randomUUID();
    const moved = await movesOf(async () => {
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => move(backend, { key })),
      );
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    });
    expect(moved).toBe(1);
  });

  it('is answered identically when repeated later', async () => {
    const key = randomUUID();
    const first = await move(backend, { key, amount: '250.50' });
    const moved = await movesOf(async () => {
      const again = await move(backend, { key, amount: '250.50' });
      expect(again.text).toBe(first.text);
      expect(again.status).toBe(200);
    });
    expect(moved).toBe(0);
  });

  it('is refused when repeated with another payload', async () => {
    const key = randomUUID();
    await move(backend, { key, amount: '100' });
    const other = await move(backend, { key, amount: '200' });
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ status: 422, code: 'idempotency-mismatch' });
  });

  it('repeats a refusal too, without a change', async () => {
    const key = randomUUID();
    const moved = await movesOf(async () => {
      const first = await move(backend, { key, amount: '13' });
      const again = await move(backend, { key, amount: '13' });
      expect(first.body).toMatchObject({ status: 409, code: 'unlucky', message: 'Not today.' });
      expect(again.text).toBe(first.text);
    });
    expect(moved).toBe(0);
  });

  it('repeats even an internal error, without a change', async () => {
    const key = randomUUID();
    const moved = await movesOf(async () => {
      const first = await move(backend, { key, amount: '15' });
      const again = await move(backend, { key, amount: '15' });
      expect(first.status).toBe(500);
      expect(again.text).toBe(first.text);
    });
    expect(moved).toBe(0);
  });

  it('is invisible to another investor', async () => {
    const key = randomUUID();
    const mine = await move(backend, { key, investorId: 7 });
    const theirs = await move(backend, { key, investorId: 8, amount: '900' });
    expect(theirs.status).toBe(200);
    expect(theirs.text).not.toBe(mine.text);
  });

  it('gets the stored answer if the connection was lost after the commit', async () => {
    const key = randomUUID();
    const moved = await movesOf(async () => {
      await backend.control.fault({ route: '/api/main/probe/move', kind: 'drop-after-commit' });
      await expect(move(backend, { key })).rejects.toThrow('fetch failed');
      expect((await move(backend, { key })).status).toBe(200);
    });
    expect(moved).toBe(1);
  });

  it('is refused once the investor’s answers of an hour reach 4 MB', async () => {
    const [key, investorId] = [randomUUID(), 9];
    const first = await move(backend, { key, investorId });
    const { database } = backend.sandbox;
    await sql`
      insert into idempotency_keys (scope, key, fingerprint, status, body)
      select 'investor 9', 'filler-' || n, 'f', 200, repeat('x', 100000)
      from generate_series(1, 40) as n
    `.execute(database);
    const moved = await movesOf(async () => {
      for (const amount of ['100', '13']) {
        const refused = await move(backend, { key: randomUUID(), investorId, amount });
        expect(refused.body).toMatchObject({ status: 429, code: 'too-many-requests' });
      }
      expect((await move(backend, { key, investorId })).text).toBe(first.text);
    });
    expect(moved).toBe(0);
    expect((await move(backend, { key: randomUUID(), investorId: 10 })).status).toBe(200);
    await sql`
      update idempotency_keys set created_at = now() - interval '61 minutes'
      where key like 'filler-%'
    `.execute(database);
    expect((await move(backend, { key: randomUUID(), investorId })).status).toBe(200);
  });

  it('is refused with an invalid key', async () => {
    const reply = await move(backend, { key: 'short' });
    expect(reply.body).toMatchObject({ status: 400, code: 'idempotency-key-malformed' });
  });
});

describe('a command without an idempotency key', () => {
  it('is rolled back when refused, including its message', async () => {
    const sent = (await backend.control.outbox('9000000001')).length;
    expect(await movesOf(() => move(backend, { amount: '13' }))).toBe(0);
    expect(await backend.control.outbox('9000000001')).toHaveLength(sent);
  });

  it('is kept if the refusal counts the attempt', async () => {
    expect(await movesOf(() => move(backend, { amount: '14' }))).toBe(1);
  });

  it('is rolled back if its answer does not match the schema', async () => {
    const moved = await movesOf(async () => {
      const reply = await move(backend, { amount: '16' });
      expect(reply.status).toBe(500);
      expect(reply.text).not.toContain('ABCPA1234F');
    });
    expect(moved).toBe(0);
  });
});
