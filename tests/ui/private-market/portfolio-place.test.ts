import { describe, expect, it } from 'vitest';
import {
  PortfolioPage,
  portfolioPlace,
  portfolioPlaceBefore,
} from '#ui/private-market/shared/portfolio-place.ts';

describe('portfolioPlace', () => {
  it('has page0 the summary, page1 a basket, page2 its breakup, page3 a share [PM-2.129]', () => {
    expect(Object.values(PortfolioPage)).toEqual(['page0', 'page1', 'page2', 'page3']);
    expect(portfolioPlace({})).toEqual({ page: 'page0' });
    expect(portfolioPlace({ basketId: '7' })).toEqual({ page: 'page1', basketId: '7' });
    expect(portfolioPlace({ basketId: '7', shareId: '12' })).toEqual({
      page: 'page2',
      basketId: '7',
      shareId: '12',
    });
    expect(portfolioPlace({ shareId: ' 12 ' })).toEqual({ page: 'page3', shareId: '12' });
  });

  it('shows an omni asset as what it is: one share, without a basket [PM-1.2]', () => {
    expect(portfolioPlace({ shareId: '12' })).toEqual({ page: PortfolioPage.Share, shareId: '12' });
    expect(PortfolioPage.Share).toBe('page3');
  });
});

describe('portfolioPlaceBefore', () => {
  it('leads from page2 to page1, and to the summary from everywhere else [PM-2.129]', () => {
    const before = (chosen: Parameters<typeof portfolioPlace>[0]) =>
      portfolioPlaceBefore(portfolioPlace(chosen));
    expect(before({ basketId: '7', shareId: '12' })).toEqual({ page: 'page1', basketId: '7' });
    expect(before({ basketId: '7' })).toEqual({ page: 'page0' });
    expect(before({ shareId: '12' })).toEqual({ page: 'page0' });
    expect(before({})).toEqual({ page: 'page0' });
  });
});
