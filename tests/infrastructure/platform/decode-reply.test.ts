import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, success } from '#domain/platform/result.ts';
import { rowsInDomain } from '#infrastructure/platform/http/decode-reply.ts';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

const row = v.object({ name: v.string() });
const named = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}` }));

describe('rowsInDomain', () => {
  it('converts every row and keeps the order', async () => {
    const read = await rowsInDomain({
      ...{ path: '/rows', rows: named(5), row },
      toDomain: ({ name }) => Number(name),
    });
    expect(read).toEqual(success([0, 1, 2, 3, 4]));
  });

  it('yields to the page while it reads thousands of rows', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const turns = new Set<number>();
    const timer = setInterval(() => turns.add(now), 0);
    await rowsInDomain({ path: '/rows', rows: named(100), row, toDomain: () => void (now += 1) });
    clearInterval(timer);
    expect(turns.size).toBeGreaterThan(3);
  });

  it.each([
    ['a row of another shape', [{ name: 'a' }, { name: 7 }], /^\/rows: row 1: /],
    ['a gap', [{ name: 'a' }, undefined], /^\/rows: row 1: /],
    ['what the domain refuses', [{ name: 'refused' }], /no such day/],
  ])('refuses all for %s', async (_, rows, why) => {
    const toDomain = ({ name }: { readonly name: string }) => {
      if (name === 'refused') throw new Error('no such day');
      return name;
    };
    const detail: unknown = expect.stringMatching(why);
    const read = await rowsInDomain({ path: '/rows', rows, row, toDomain });
    expect(read).toEqual(failure({ kind: 'unexpected-reply', detail } as PortFailure));
  });
});
