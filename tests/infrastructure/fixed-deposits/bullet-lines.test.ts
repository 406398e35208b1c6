import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bulletLines,
  LINE_SEPARATOR,
} from '#infrastructure/fixed-deposits/catalogue/catalogue-values.ts';

describe('bulletLines', () => {
  it('splits content at the separator, without blanks and empty lines [FD-2.67, FD-2.68]', () => {
    expect(bulletLines(' Insured up to ₹5 lakh | Since 1985 ||')).toEqual([
      'Insured up to ₹5 lakh',
      'Since 1985',
    ]);
    expect(bulletLines('')).toEqual([]);
  });

  it('returns the lines that were joined', () => {
    const line = fc.stringMatching(/^[A-Za-z0-9₹]([A-Za-z0-9₹ ]*[A-Za-z0-9₹])?$/);
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        expect(bulletLines(lines.join(` ${LINE_SEPARATOR} `))).toEqual(lines);
      }),
    );
  });
});
