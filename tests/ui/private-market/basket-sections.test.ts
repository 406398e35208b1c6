import { describe, expect, it } from 'vitest';
import {
  basketFaqSetFor,
  basketSections,
  basketTags,
} from '#ui/private-market/catalogue/basket/basket-sections.ts';

describe('basketTags', () => {
  it('has each ISIN and each industry once, in the order of the shares', () => {
    const list = [
      { isin: 'INE0BBB01011', industry: 'Energy' },
      { isin: 'INE0AAA01011', industry: 'Food' },
      { isin: 'INE0BBB01011', industry: 'energy' },
      { isin: ' ', industry: '' },
    ];
    expect(basketTags(list)).toEqual({
      isins: ['INE0BBB01011', 'INE0AAA01011'],
      industries: ['Energy', 'Food'],
    });
  });
});

describe('basketSections', () => {
  it('has risks only if there are some', () => {
    expect(basketSections(['late payers'])).toEqual([
      'overview',
      'assets',
      'reasons',
      'risks',
      'faqs',
    ]);
    expect(basketSections([])).toEqual(['overview', 'assets', 'reasons', 'faqs']);
  });
});

describe('basketFaqSetFor', () => {
  const nseDomain = 'nseindia.com';

  it('depends on the domain of the link, otherwise on those of the shares [PM-2.117, PM-2.118]', () => {
    const of = (linkDomain: string | undefined, ...assetDomains: string[]) =>
      basketFaqSetFor({ linkDomain, assetDomains, nseDomain });
    expect(of('nseindia.com', 'kaveri.in')).toBe('nse');
    expect(of('kaveri.in', 'nseindia.com')).toBe('general');
    expect(of(undefined, 'kaveri.in', 'NSEIndia.com ')).toBe('nse');
    expect(of(' ', 'kaveri.in')).toBe('general');
    expect(of('')).toBe('general');
  });
});
