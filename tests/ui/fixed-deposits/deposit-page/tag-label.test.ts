import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tagLabel } from '#ui/fixed-deposits/deposit-page/tag-label.ts';

it('reads Most Invest as Most Invested, and leaves any other [FD-2.60]', () => {
  expect(tagLabel('Most Invest')).toBe('Most Invested');
  fc.assert(
    fc.property(fc.string(), (tag) => {
      expect(tag === 'Most Invest' || tagLabel(tag) === tag).toBe(true);
    }),
  );
});
