import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { digitsOf } from '#ui/platform/design-system/fields/digit-typing.ts';
import { typedAmount } from '#ui/platform/design-system/fields/number-typing.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const amountDigits = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.stringMatching(/^\d{0,10}$/))
  .map(([first, rest]) => `${first}${rest}`);

function typed(before: string, edited: string, caret: number, inputType?: string) {
  return typedAmount(before, edited, { caret, inputType });
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
        const { text, caret } = typed(before, edited, place + 1, 'insertText');
        expect(digitsOf(text)).toBe(digitsOf(edited));
        expect(digitsOf(text.slice(0, caret))).toBe(digitsOf(edited.slice(0, place + 1)));
        expect(text[caret - 1]).toBe(digit);
      }),
    );
  });

  it('deletes the digit before a comma when the comma is deleted', () => {
    const typedText = typed('1,23,456', '123,456', 1, 'deleteContentBackward');
    expect(typedText).toEqual({ text: '23,456', caret: 0 });
  });

  it('deletes the digit behind a comma when the comma is deleted forwards', () => {
    const typedText = typed('1,23,456', '123,456', 1, 'deleteContentForward');
    expect(typedText).toEqual({ text: '13,456', caret: 1 });
  });

  it.each(['insertFromPaste', 'insertReplacementText', 'insertText', undefined])(
    'keeps 30,000 when 30000 replaces it [%s]',
    (inputType) => {
      expect(typed('30,000', '30000', 5, inputType)).toEqual({ text: '30,000', caret: 6 });
    },
  );

  it('reads a pasted whole amount with its sign and its commas', () => {
    expect(typed('', '₹1,23,456', 9, 'insertFromPaste')).toEqual({ text: '1,23,456', caret: 8 });
  });

  it.each([
    ['', '10.5'],
    ['1', '1.'],
    ['1.', '1.5'],
    ['500', '-500'],
    ['1', '1e'],
    ['1,00,000', '1.5 lakh'],
    ['1,234', '1,2x34'],
  ])('leaves other text than a whole amount unchanged: %s, then %s', (before, edited) => {
    const typedText = typed(before, edited, 2, 'insertText');
    expect(typedText).toEqual({ text: edited, caret: 2 });
  });

  it('joins no two amounts over a typed space', () => {
    const keys = [...'10 20'].reduce(
      (text, key) => typed(text, text + key, text.length + 1, 'insertText').text,
      '',
    );
    expect(keys).toBe('10 20');
  });

  it('is grouped again once it is a whole amount again', () => {
    expect(typed('12x34', '1234', 2, 'deleteContentBackward').text).toBe('1,234');
  });

  it('groups a pasted whole amount, and leaves other pasted text unchanged', () => {
    const part = fc.constantFrom('0', '1', '25', '000', ',', '.', '-', 'e', ' ');
    const pasted = fc.array(part, { maxLength: 7 }).map((parts) => parts.join(''));
    const inputTypes = fc.constantFrom('insertFromPaste', 'insertReplacementText', undefined);
    fc.assert(
      fc.property(amountDigits, pasted, inputTypes, (digits, text, inputType) => {
        const before = indianGroups(digits);
        const after = typed(before, text, text.length, inputType).text;
        const isWhole = /^[0-9,]*$/.test(text.trim());
        if (after !== text) expect(isWhole).toBe(true);
        if (isWhole) expect(Number(digitsOf(after))).toBe(Number(text.replaceAll(',', '')));
      }),
    );
  });

  it('drops leading zeros, and no other digit', () => {
    expect(typed('', '007', 3).text).toBe('7');
    expect(typed('99,99,99,99,999', '99,99,99,99,9999', 16, 'insertText').text).toBe(
      '9,99,99,99,99,999',
    );
  });
});
