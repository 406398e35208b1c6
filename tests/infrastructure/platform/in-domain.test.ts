import { rowsInDomain } from '#infrastructure/platform/in-domain.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const row = v.object({ name: v.string() });
const reply = (data: readonly unknown[]) => ({ status: 200, message: 'ok', data });
const named = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}` }));

function busyFor(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

describe('rowsInDomain', () => {
  it('puts every row into the domain, in their order', async () => {
    const schema = rowsInDomain(row, ({ name }) => Number(name));
    const read = await v.safeParseAsync(schema, reply(named(5)));
    expect(read.output).toEqual([0, 1, 2, 3, 4]);
  });

  it('gives the page its turn while it reads thousands', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    const schema = rowsInDomain(row, () => busyFor(1));
    await v.safeParseAsync(schema, reply(named(100)));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });

  it.each([
    ['a row of another shape', [{ name: 'a' }, { name: 7 }], /row 1: /],
    ['a gap', [{ name: 'a' }, undefined], /row 1: /],
    ['what the domain refuses', [{ name: 'refused' }], /no such day/],
    ['no rows', 'none', /Expected Array/],
  ])('refuses all for %s', async (_, data, why) => {
    const schema = rowsInDomain(row, ({ name }) => {
      if (name === 'refused') throw new Error('no such day');
      return name;
    });
    const read = await v.safeParseAsync(schema, { status: 200, message: 'ok', data });
    expect(read.success).toBe(false);
    expect(v.summarize(read.issues ?? [{ message: '' } as never])).toMatch(why);
  });
});
