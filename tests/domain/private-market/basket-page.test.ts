import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basketFaqSetFor,
  BasketSection,
  basketSectionLabel,
  basketSections,
  basketTags,
  type Dematerialised,
  depositoriesFor,
} from '#domain/private-market/basket-page.ts';
import { otherWords } from '#tests/arbitraries/words.ts';

describe('depositoriesFor', () => {
  const flags = fc.record({ isOnCdsl: fc.boolean(), isOnNsdl: fc.boolean() });

  it('has those on which every share of the basket is [PM-2.105]', () => {
    fc.assert(
      fc.property(fc.array(flags, { minLength: 1, maxLength: 6 }), (list) => {
        const logos = depositoriesFor(list);
        expect(logos.includes('cdsl')).toBe(!list.some(({ isOnCdsl }) => !isOnCdsl));
        expect(logos.includes('nsdl')).toBe(!list.some(({ isOnNsdl }) => !isOnNsdl));
      }),
    );
    const both = { isOnCdsl: true, isOnNsdl: true };
    expect(depositoriesFor([both])).toEqual(['cdsl', 'nsdl']);
    expect(depositoriesFor([both, { isOnCdsl: false, isOnNsdl: true }])).toEqual(['nsdl']);
    expect(depositoriesFor([])).toEqual([]);
  });

  it('refuses other kinds', () => {
    const half = { isOnCdsl: true, isOnNsdl: true };
    expect(() => depositoriesFor([{ ...half, isOnCdsl: 1 as unknown as boolean }])).toThrow(
      'true or false was expected',
    );
    expect(() => depositoriesFor([{ ...half, isOnNsdl: 'true' as unknown as boolean }])).toThrow(
      'true or false was expected',
    );
    expect(() => depositoriesFor(5 as unknown as Dematerialised[])).toThrow('a list was expected');
  });
});

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
    expect(() => basketTags(5 as unknown as [])).toThrow('a list was expected');
  });
});

describe('basketSections', () => {
  it('has risks only where there are some', () => {
    expect(basketSections(['late payers'])).toEqual([
      'overview',
      'assets',
      'reasons',
      'risks',
      'faqs',
    ]);
    expect(basketSections([])).toEqual(['overview', 'assets', 'reasons', 'faqs']);
  });

  it('is in one order, whatever the risks', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (risks) => {
        const all = Object.values(BasketSection);
        const expected = risks.length > 0 ? all : all.filter((each) => each !== 'risks');
        expect(basketSections(risks)).toEqual(expected);
      }),
    );
    expect(() => basketSections(5 as unknown as [])).toThrow('a list was expected');
  });
});

describe('basketSectionLabel', () => {
  it('calls the sections as the navigation does', () => {
    expect(Object.values(BasketSection).map(basketSectionLabel)).toEqual([
      'Overview',
      'Assets In Basket',
      'Reasons to Invest',
      'Risks',
      'FAQs',
    ]);
    expect(() => basketSectionLabel('toString' as BasketSection)).toThrow('one of ');
  });

  it('has words of its own for each word of the set, and refuses any other', () => {
    const known = Object.values(BasketSection);
    fc.assert(
      fc.property(otherWords(known), fc.constantFrom(...known), (other, word) => {
        expect(basketSectionLabel(word)).not.toBe('');
        expect(() => basketSectionLabel(other as BasketSection)).toThrow('one of ');
      }),
    );
  });
});

describe('basketFaqSetFor', () => {
  const nseDomain = 'nseindia.com';
  const domains = fc.array(fc.constantFrom('nseindia.com', ' NSEIndia.com', 'kaveri.in', ''));

  it('goes by the domain of the link, else by those of the shares [PM-2.117, PM-2.118]', () => {
    const of = (linkDomain: string | undefined, ...assetDomains: string[]) =>
      basketFaqSetFor({ linkDomain, assetDomains, nseDomain });
    expect(of('nseindia.com', 'kaveri.in')).toBe('nse');
    expect(of('kaveri.in', 'nseindia.com')).toBe('general');
    expect(of(undefined, 'kaveri.in', 'NSEIndia.com ')).toBe('nse');
    expect(of(' ', 'kaveri.in')).toBe('general');
    expect(of('')).toBe('general');
  });

  it('is the NSE set exactly where the domain that counts is the NSE domain', () => {
    fc.assert(
      fc.property(domains, (assetDomains) => {
        const hasNse = assetDomains.some((each) => each.trim().toLowerCase() === nseDomain);
        expect(basketFaqSetFor({ assetDomains, nseDomain })).toBe(hasNse ? 'nse' : 'general');
        expect(basketFaqSetFor({ assetDomains, nseDomain: '' })).toBe('general');
      }),
    );
  });

  it('refuses other kinds', () => {
    const wrong = 5 as unknown as string;
    expect(() => basketFaqSetFor({ assetDomains: [wrong], nseDomain })).toThrow(
      'text was expected',
    );
    expect(() => basketFaqSetFor({ assetDomains: wrong as unknown as [], nseDomain })).toThrow(
      'a list was expected',
    );
    expect(() => basketFaqSetFor({ assetDomains: [], nseDomain: wrong })).toThrow(
      'text was expected',
    );
    expect(() =>
      basketFaqSetFor(wrong as unknown as { assetDomains: []; nseDomain: string }),
    ).toThrow('a record of named facts was expected');
  });
});
