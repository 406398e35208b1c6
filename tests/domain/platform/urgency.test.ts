import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostUrgentFirst } from '#domain/platform/urgency.ts';

const NOW = 5000;
const at = { now: NOW };
const acts = fc.array(
  fc.record({
    deadline: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined }),
    isPaid: fc.option(fc.boolean(), { nil: undefined }),
  }),
);
const endOf = ({ deadline = Infinity }: { readonly deadline?: number | undefined }) => deadline;

describe('mostUrgentFirst', () => {
  it('lists the nearest deadline first, and what can wait last', () => {
    fc.assert(
      fc.property(acts, (list) => {
        const ends = mostUrgentFirst(list, at).map(endOf);
        expect(ends).toEqual(ends.toSorted((one, other) => (one < other ? -1 : 1)));
      }),
    );
  });

  it('leaves out what is too late, and nothing else', () => {
    fc.assert(
      fc.property(acts, (list) => {
        const left = list.filter((act) => endOf(act) > NOW);
        const listed = mostUrgentFirst(list, at);
        expect(listed).toHaveLength(left.length);
        expect(new Set(listed)).toEqual(new Set(left));
      }),
    );
    expect(mostUrgentFirst([{ deadline: NOW }], at)).toEqual([]);
    expect(mostUrgentFirst([{ deadline: NOW + 1 }], at)).toEqual([{ deadline: NOW + 1 }]);
  });

  it('sorts paid actions before unpaid ones with the same deadline', () => {
    fc.assert(
      fc.property(acts, (list) => {
        const listed = mostUrgentFirst(list, at);
        for (const [index, act] of listed.entries()) {
          const before = listed[index - 1];
          if (before === undefined || endOf(before) !== endOf(act)) continue;
          expect(act.isPaid === true && before.isPaid !== true).toBe(false);
        }
      }),
    );
  });

  it('keeps the order of what is equally urgent', () => {
    const list = ['a', 'b', 'c'].map((name) => ({ name, deadline: 9000 }));
    expect(mostUrgentFirst(list, at).map(({ name }) => name).join('')).toBe('abc');
  });
});
