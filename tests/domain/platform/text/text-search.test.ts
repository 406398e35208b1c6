import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFoundIn } from '#domain/platform/text/text-search.ts';

describe('isFoundIn', () => {
  it('looks for each word, ignoring capitals and accents', () => {
    expect(isFoundIn('nse', ['Shares of NSE'])).toBe(true);
    expect(isFoundIn('café', ['CAFE Malabar'])).toBe(true);
    expect(isFoundIn('cafe', ['Café Malabar'])).toBe(true);
    expect(isFoundIn('malabar  cafe', ['Café', 'Malabar'])).toBe(true);
    expect(isFoundIn('malabar tea', ['Café', 'Malabar'])).toBe(false);
    expect(isFoundIn('कावेरी', ['कावेरी फूड्स'])).toBe(true);
    expect(isFoundIn('काव', ['कव'])).toBe(false);
    expect(isFoundIn('', [])).toBe(true);
    expect(isFoundIn('a', [])).toBe(false);
  });

  it('finds every word of a text, in any order and any case', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(words, fc.array(fc.string()), (list, others) => {
        const search = list.toReversed().join('  ').toUpperCase();
        expect(isFoundIn(search, [...others, list.join(' ')])).toBe(true);
        expect(isFoundIn(` ${search} `, list)).toBe(true);
      }),
    );
  });

  it('never finds a letter that no text contains', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-y ]{0,9}$/)), (texts) => {
        expect(isFoundIn('z', texts)).toBe(false);
      }),
    );
  });
});
