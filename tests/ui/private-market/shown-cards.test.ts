// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { shownCards } from '#ui/private-market/catalogue/share-list/share-list.tsx';

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
});
