import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasOtherSchemes,
  visibleRows,
} from '#ui/fixed-deposits/deposit-page/invest-details-table.tsx';

describe('visibleRows', () => {
  it('shows 5 rows at first [FD-2.57]', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7];
    expect(visibleRows(rows, false)).toEqual([1, 2, 3, 4, 5]);
    expect(visibleRows(rows, true)).toEqual(rows);
    expect([hasOtherSchemes(rows), hasOtherSchemes(rows.slice(2))]).toEqual([true, false]);
  });

  it('shows the first five, or all, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.boolean(), (rows, showsAll) => {
        const shown = visibleRows(rows, showsAll);
        expect(shown).toEqual(rows.slice(0, shown.length));
        expect(shown).toHaveLength(showsAll ? rows.length : Math.min(5, rows.length));
      }),
    );
  });
});

describe('hasOtherSchemes', () => {
  it('is true if there are more rows than the first ones', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (rows) => {
        expect(hasOtherSchemes(rows)).toBe(visibleRows(rows, false).length < rows.length);
      }),
    );
  });
});
