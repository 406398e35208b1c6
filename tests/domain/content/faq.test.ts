import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openQuestionAfter } from '#domain/content/faq.ts';

describe('openQuestionAfter', () => {
  it('opens the question and closes the other; a second click closes it [PM-4.93]', () => {
    expect(openQuestionAfter(undefined, 'fees')).toBe('fees');
    expect(openQuestionAfter('fees', 'demat')).toBe('demat');
    expect(openQuestionAfter('fees', 'fees')).toBeUndefined();
    expect(openQuestionAfter(0, 0)).toBeUndefined();
  });

  it('has the last question open that was clicked an odd number of times in a row', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 }), { minLength: 1 }), (clicks) => {
        let open: number | undefined;
        for (const each of clicks) open = openQuestionAfter(open, each);
        const last = clicks.at(-1);
        const inARow = clicks.length - 1 - clicks.findLastIndex((each) => each !== last);
        expect(open).toBe(inARow % 2 === 1 ? last : undefined);
      }),
    );
  });
});
