import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { digitsOf, typedAmount } from '#ui/platform/design-system/number-typing.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const amountDigits = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.stringMatching(/^\d{0,10}$/))
  .map(([first, rest]) => `${first}${rest}`);

function typed(before: string, edited: string, caret: number, isForward = false) {
  return typedAmount(before, edited, { caret, maxDigits: 12, isForward });
}

describe('an amount being typed', () => {
  it('is grouped as Indian English writes it', () => {
    const indian = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(amountDigits, (digits) => {
        expect(indianGroups(digits)).toBe(indian.format(BigInt(digits)));
      }),
    );
  });

  it('keeps the caret behind the digit just typed, wherever that is', () => {
    const cases = amountDigits.chain((digits) =>
      fc.record({
        digits: fc.constant(digits),
        place: fc.integer({ min: 1, max: indianGroups(digits).length }),
        digit: fc.integer({ min: 0, max: 9 }).map(String),
      }),
    );
    fc.assert(
      fc.property(cases, ({ digits, place, digit }) => {
        const before = indianGroups(digits);
        const edited = before.slice(0, place) + digit + before.slice(place);
        const { text, caret } = typed(before, edited, place + 1);
        expect(digitsOf(text)).toBe(digitsOf(edited));
        expect(digitsOf(text.slice(0, caret))).toBe(digitsOf(edited.slice(0, place + 1)));
        expect(text[caret - 1]).toBe(digit);
      }),
    );
  });

  it('deletes the digit before a comma when the comma is deleted', () => {
    expect(typed('1,23,456', '123,456', 1)).toEqual({ text: '23,456', caret: 0 });
  });

  it('deletes the digit behind a comma when the comma is deleted forwards', () => {
    expect(typed('1,23,456', '123,456', 1, true)).toEqual({ text: '13,456', caret: 1 });
  });

  it('reads a pasted amount with its sign, its commas and without its paise', () => {
    expect(typed('', '₹1,23,456.50', 12)).toEqual({ text: '1,23,456', caret: 8 });
  });

  it('ignores letters and stays where it was', () => {
    expect(typed('1,234', '1,2x34', 4)).toEqual({ text: '1,234', caret: 3 });
  });

  it('drops leading zeros and stops at its longest', () => {
    expect(typed('', '007', 3).text).toBe('7');
    expect(typedAmount('12', '123', { caret: 3, maxDigits: 2, isForward: false }).text).toBe('12');
  });
});
