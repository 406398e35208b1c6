// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingTabLabels } from '#ui/private-market/catalogue/listing/copy.ts';
import {
  listingFilterTabs,
  ListingTab,
  listingTabFor,
  selectionFor,
} from '#ui/private-market/catalogue/listing/listing-tab.ts';

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
    for (const word of [null, '', 'opportunities', 'toString', 'FUNDS']) {
      expect(listingTabFor(word)).toBe('unlisted');
    }
  });
});

describe('the labels of the tabs', () => {
  it('are Pre IPO Shares, Opportunities and Funds on the filter [PM-2.64]', () => {
    expect(listingFilterTabs.map((tab) => listingTabLabels[tab])).toEqual([
      'Pre IPO Shares',
      'Opportunities',
      'Funds',
    ]);
  });

  it('have no button for the baskets, which have a heading of their own [PM-2.66]', () => {
    expect(listingFilterTabs).not.toContain('basket');
    expect(listingTabLabels.basket).toBe('Baskets');
  });
});

describe('selectionFor', () => {
  it('lists opportunities on their tab, all shares on the first, else none [PM-7.31]', () => {
    expect(tabs.map(selectionFor)).toEqual(['all', 'opportunities', undefined, undefined]);
  });
});
