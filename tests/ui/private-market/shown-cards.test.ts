// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownCards } from '#ui/private-market/catalogue/share-list/shown-cards.ts';

describe('shownCards', () => {
  it('shows all after Show all, and the first ones after Show less', () => {
    expect(shownCards([1, 2, 3], { atFirst: 2, showsAll: false })).toEqual({
      cards: [1, 2],
      button: 'Show all',
    });
    expect(shownCards([1, 2, 3], { atFirst: 2, showsAll: true })).toEqual({
      cards: [1, 2, 3],
      button: 'Show less',
    });
    expect(shownCards([1, 2], { atFirst: 2, showsAll: true })).toEqual({ cards: [1, 2] });
  });

  it('shows the first part of the list, and a button exactly if there is more', () => {
    const shown = fc.record({ atFirst: fc.integer({ min: 1, max: 12 }), showsAll: fc.boolean() });
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 15 }), shown, (list, { atFirst, showsAll }) => {
        const found = shownCards(list, { atFirst, showsAll });
        const length = showsAll ? list.length : Math.min(list.length, atFirst);
        expect(found.cards).toEqual(list.slice(0, length));
        expect('button' in found).toBe(list.length > atFirst);
      }),
    );
  });
});
