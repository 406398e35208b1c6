import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CARDS_ON_HOME,
  CARDS_ON_LISTING,
  dashboardShares,
  listingFilterKey,
  listingFilterTabs,
  ListingTab,
  listingTabFor,
  listingTabLabel,
  shownCards,
} from '#domain/private-market/catalogue/listing.ts';
import { otherWords } from '#tests/arbitraries/words.ts';

const tabs = Object.values(ListingTab);

describe('listingTabFor', () => {
  it('knows unlisted, oppurtunities (sic), funds and basket [PM-2.63]', () => {
    expect(tabs).toEqual(['unlisted', 'oppurtunities', 'funds', 'basket']);
    expect(tabs.map(listingTabFor)).toEqual(tabs);
  });

  it('shows shares for any other word, and for none [PM-2.66]', () => {
    fc.assert(
      fc.property(fc.string(), (word) => {
        const isKnown = tabs.some((tab) => tab === word);
        expect(listingTabFor(word)).toBe(isKnown ? word : 'unlisted');
      }),
    );
    for (const word of [undefined, '', 'opportunities', 'toString', 'FUNDS']) {
      expect(listingTabFor(word)).toBe('unlisted');
    }
    expect(() => listingTabFor(5 as unknown as string)).toThrow('text was expected');
  });
});

describe('listingTabLabel', () => {
  it('calls the filter tabs Pre IPO Shares, Opportunities and Funds [PM-2.64]', () => {
    expect(listingFilterTabs.map(listingTabLabel)).toEqual([
      'Pre IPO Shares',
      'Opportunities',
      'Funds',
    ]);
  });

  it('leaves baskets to their address, under a heading of their own [PM-2.66]', () => {
    expect(listingFilterTabs).not.toContain('basket');
    expect(listingTabLabel('basket')).toBe('Baskets');
    expect(() => listingTabLabel('gold' as ListingTab)).toThrow('was expected, got "gold"');
  });

  it('has words of its own for each word of the set, and refuses any other', () => {
    const known = Object.values(ListingTab);
    fc.assert(
      fc.property(otherWords(known), fc.constantFrom(...known), (other, word) => {
        expect(listingTabLabel(word)).not.toBe('');
        expect(() => listingTabLabel(other as ListingTab)).toThrow('one of ');
      }),
    );
  });
});

describe('listingFilterKey', () => {
  it('asks for selected opportunities there, for all shares here, else for none [PM-7.31]', () => {
    expect(tabs.map(listingFilterKey)).toEqual(['all', 'select_opportunity', undefined, undefined]);
    expect(() => listingFilterKey('gold' as ListingTab)).toThrow('one of ');
  });

  it('knows every tab, and refuses any other word', () => {
    const known = Object.values(ListingTab);
    fc.assert(
      fc.property(otherWords(known), fc.constantFrom(...known), (other, word) => {
        expect(['all', 'select_opportunity', undefined]).toContain(listingFilterKey(word));
        expect(() => listingFilterKey(other as ListingTab)).toThrow('one of ');
      }),
    );
  });
});

describe('dashboardShares', () => {
  it('keeps those that the provider lists there, in their order [PM-7.30]', () => {
    const share = fc.record({ id: fc.nat(), isOnDashboard: fc.boolean() });
    fc.assert(
      fc.property(fc.array(share), (shares) => {
        const kept = dashboardShares(shares);
        expect(kept.every(({ isOnDashboard }) => isOnDashboard)).toBe(true);
        expect(kept).toEqual(shares.filter((each) => kept.includes(each)));
        expect(kept).toHaveLength(
          shares.reduce((sum, each) => sum + Number(each.isOnDashboard), 0),
        );
      }),
    );
    expect(() => dashboardShares([{ isOnDashboard: 1 as unknown as boolean }])).toThrow(
      'true or false was expected',
    );
    expect(() => dashboardShares(5 as unknown as [])).toThrow('a list was expected');
  });
});

describe('shownCards', () => {
  const cards = Array.from({ length: 12 }, (_, at) => at + 1);

  it('shows 9 cards on the listing and 3 at home at first', () => {
    expect([CARDS_ON_LISTING, CARDS_ON_HOME]).toEqual([9, 3]);
    const count = (atFirst: number) => shownCards(cards, { atFirst, showsAll: false }).cards.length;
    expect([count(CARDS_ON_LISTING), count(CARDS_ON_HOME)]).toEqual([9, 3]);
  });

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

  it('shows a beginning of the list, and a button exactly where there is more', () => {
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

  it.each([0, -1, 1.5, NaN])('refuses %s cards at first', (atFirst) => {
    expect(() => shownCards(cards, { atFirst, showsAll: false })).toThrow('a whole number from');
  });

  it('refuses other kinds', () => {
    const fine = { atFirst: 3, showsAll: false };
    expect(() => shownCards(5 as unknown as [], fine)).toThrow('a list was expected');
    expect(() => shownCards(cards, { ...fine, showsAll: 1 as unknown as boolean })).toThrow(
      'true or false was expected',
    );
    expect(() => shownCards(cards, 5 as unknown as typeof fine)).toThrow(
      'a plain object was expected',
    );
  });
});
