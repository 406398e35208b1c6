import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basketFaqSetFor,
  BasketSection,
  basketSectionLabel,
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

  it('never repeats a tag', () => {
    const asset = fc.record({
      isin: fc.constantFrom('A', 'B', ''),
      industry: fc.constantFrom('x', 'X'),
    });
    fc.assert(
      fc.property(fc.array(asset), (list) => {
        const { isins, industries } = basketTags(list);
        expect(new Set(isins).size).toBe(isins.length);
        expect(industries.length).toBe(list.length === 0 ? 0 : 1);
      }),
    );
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

  it('lists the risks in a fixed order', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (risks) => {
        const all = Object.values(BasketSection);
        const expected = risks.length > 0 ? all : all.filter((each) => each !== 'risks');
        expect(basketSections(risks)).toEqual(expected);
      }),
    );
  });
});

describe('basketSectionLabel', () => {
  it('uses the labels of the navigation', () => {
    expect(Object.values(BasketSection).map(basketSectionLabel)).toEqual([
      'Overview',
      'Assets In Basket',
      'Reasons to Invest',
      'Risks',
      'FAQs',
    ]);
  });
});

describe('basketFaqSetFor', () => {
  const nseDomain = 'nseindia.com';
  const domains = fc.array(fc.constantFrom('nseindia.com', ' NSEIndia.com', 'kaveri.in', ''));

  it('depends on the domain of the link, otherwise on those of the shares [PM-2.117, PM-2.118]', () => {
    const of = (linkDomain: string | undefined, ...assetDomains: string[]) =>
      basketFaqSetFor({ linkDomain, assetDomains, nseDomain });
    expect(of('nseindia.com', 'kaveri.in')).toBe('nse');
    expect(of('kaveri.in', 'nseindia.com')).toBe('general');
    expect(of(undefined, 'kaveri.in', 'NSEIndia.com ')).toBe('nse');
    expect(of(' ', 'kaveri.in')).toBe('general');
    expect(of('')).toBe('general');
  });

  it('is the NSE set exactly for the NSE domain', () => {
    fc.assert(
      fc.property(domains, (assetDomains) => {
        const hasNse = assetDomains.some((each) => each.trim().toLowerCase() === nseDomain);
        expect(basketFaqSetFor({ assetDomains, nseDomain })).toBe(hasNse ? 'nse' : 'general');
        expect(basketFaqSetFor({ assetDomains, nseDomain: '' })).toBe('general');
      }),
    );
  });
});
