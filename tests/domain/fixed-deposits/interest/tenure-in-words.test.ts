import { describe, expect, it } from 'vitest';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { spanInWords, tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';

describe('tenureInWords', () => {
  it.each([
    [{ years: 1 }, '1 year'],
    [{ years: 2, months: 6 }, '2 years 6 months'],
    [{ months: 1, days: 1 }, '1 month 1 day'],
    [{ days: 777 }, '777 days'],
  ])('writes %o as %s, without parts of zero', (parts, words) => {
    expect(tenureInWords(Tenure.of(parts))).toBe(words);
    expect(spanInWords(parts)).toBe(words);
  });
});
