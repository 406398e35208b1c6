import { isoDateText, slashedDateText } from '#domain/platform/date-text.ts';
import { typedDate } from '#ui/platform/design-system/fields/date-typing.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Types the characters one by one at the end and returns the text of the field. */
function typing(characters: string): string {
  let shown = '';
  for (const character of characters) {
    shown = typedDate(shown, shown + character, shown.length + 1).text;
  }
  return shown;
}

describe('a date being typed', () => {
  it('inserts the slashes', () => {
    expect(typing('21111990')).toBe('21/11/1990');
    expect(typing('21')).toBe('21/');
  });

  it('accepts typed slashes, and pads the day and month before them', () => {
    expect(typing('21/11/1990')).toBe('21/11/1990');
    expect(typing('1/2/1990')).toBe('01/02/1990');
  });

  it('goes back over a slash to the digit before it', () => {
    expect(typedDate('21/', '21', 2)).toEqual({ text: '2', caret: 1 });
  });

  it('keeps the caret behind the digit changed in the middle', () => {
    expect(typedDate('21/11/1990', '2/11/1990', 1)).toEqual({ text: '21/11/990', caret: 1 });
  });

  it('reads a pasted date in any of the usual orders', () => {
    expect(typedDate('', '1990-11-21', 10).text).toBe('21/11/1990');
    expect(typedDate('', '1-2-1990', 8).text).toBe('01/02/1990');
    expect(typedDate('', ' 21.11.1990 ', 12).text).toBe('21/11/1990');
    expect(typedDate('21/11/1990', '2001-03-04', 10).text).toBe('04/03/2001');
    expect(typedDate('21/11/1990', '4/3/2001', 8).text).toBe('04/03/2001');
  });

  it('accepts points, hyphens and spaces typed in place of slashes', () => {
    for (const typed of ['21.11.1990', '21-11-1990', '21 11 1990']) {
      expect(typing(typed)).toBe('21/11/1990');
    }
    expect(typing('1.2.1990')).toBe('01/02/1990');
  });

  it.each([
    '21/11/19905',
    '21/11/1990 22/11/1990',
    '1990-11-21 and later',
    '1990-01-31T18:30:00.000Z',
    '1990-01-31 18:30',
    '21 Nov 1990',
    '2.1.111990',
    '5.11.90',
    '211119901',
  ])('leaves a pasted "%s" as it is', (text) => {
    expect(typedDate('', text, text.length)).toEqual({ text, caret: text.length });
    expect(typedDate('21/11/1990', text, text.length).text).toBe(text);
  });

  it.each(['21/11/19905', '21/11/1990 22', '21 Nov 1990', '1990-11-21', '21/11/1990x'])(
    'makes no date of "%s" typed key by key, but the text that was typed',
    (text) => {
      expect(typing(text)).not.toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
      expect(typing(text).replaceAll(/\W/g, '')).toBe(text.replaceAll(/\W/g, ''));
    },
  );

  it('shows a date, the beginning of one, or exactly the text of the edit', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(12), (before, edited, caret) => {
        const { text, caret: place } = typedDate(typing(before), edited, caret);
        const isDate = /^(\d{0,2}|\d{2}\/\d{0,2}|\d{2}\/\d{2}\/\d{0,4})$/.test(text);
        expect(isDate || text === edited).toBe(true);
        if (isDate) expect(place).toBeLessThanOrEqual(Math.max(text.length, caret));
      }),
    );
  });

  it('converts to the native date input’s format and back', () => {
    expect(isoDateText('21/11/1990')).toBe('1990-11-21');
    expect(slashedDateText(isoDateText('21/11/1990'))).toBe('21/11/1990');
    expect(isoDateText('21/11/19')).toBe('');
  });
});
