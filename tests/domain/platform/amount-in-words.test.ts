import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import { rupeesInWords, rupeesInWordsOnPaper } from '#domain/platform/amount-in-words.ts';

describe('rupeesInWords', () => {
  it.each([
    ['0', 'Zero rupees'],
    ['1', 'One rupee'],
    ['15', 'Fifteen rupees'],
    ['40', 'Forty rupees'],
    ['105', 'One hundred five rupees'],
    ['100000', 'One lakh rupees'],
    ['123000.5', 'One lakh twenty-three thousand rupees and fifty paise'],
    ['0.01', 'One paisa'],
    ['2.345', 'Two rupees and thirty-five paise'],
    ['-250000', 'Minus two lakh fifty thousand rupees'],
  ])('writes %s as %s [AP-9.42]', (amount, words) => {
    expect(rupeesInWords(Money.of(amount))).toBe(words);
  });

  it('writes every amount below 100 million [AP-9.41]', () => {
    expect(rupeesInWords(Money.of('99999999.99'))).toBe(
      'Nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine rupees ' +
        'and ninety-nine paise',
    );
  });

  it.each(['100000000', '99999999.995', '-100000000', '999999999999'])(
    'says that %s is out of range [AP-8.50]',
    (amount) => {
      expect(rupeesInWords(Money.of(amount))).toBe('Number out of range');
    },
  );

  it('writes different whole amounts differently', () => {
    const rupees = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(rupees, rupees, (a, b) => {
        const same = rupeesInWords(Money.of(a)) === rupeesInWords(Money.of(b));
        expect(same).toBe(a === b);
      }),
    );
  });
});

describe('rupeesInWordsOnPaper', () => {
  it.each([
    [
      '100015875.13',
      'Ten crore fifteen thousand eight hundred seventy-five rupees and thirteen paise',
    ],
    ['12345670000000', 'Twelve lakh thirty-four thousand five hundred sixty-seven crore rupees'],
    ['-100000000', 'Minus ten crore rupees'],
  ])('writes %s as %s', (amount, words) => {
    expect(rupeesInWordsOnPaper(Money.of(amount))).toBe(words);
  });

  it('agrees with `rupeesInWords` below its limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (paise) => {
        const amount = Money.of(paise).dividedBy(100);
        expect(rupeesInWordsOnPaper(amount)).toBe(rupeesInWords(amount));
      }),
    );
  });

  it('throws for amounts that are not exact as a number', () => {
    expect(() => rupeesInWordsOnPaper(Money.of('9007199254740993'))).toThrow('too many for words');
  });
});
