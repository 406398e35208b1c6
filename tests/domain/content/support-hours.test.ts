import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUPPORT_DAYS, supportHours, SupportPlace } from '#domain/content/support-hours.ts';
import { textExcept } from '#tests/arbitraries/text-except.ts';

describe('supportHours', () => {
  it('has both readings, each in its place [FD-9.46]', () => {
    expect(supportHours('landing')).toBe('10:00 AM to 8:00 PM');
    expect(supportHours('public-help')).toBe('10:00 am to 8:00 pm');
    expect(supportHours('contact')).toBe('9:00 am to 9:00 pm');
    expect(supportHours('private-market-help')).toBe('9:00 am to 9:00 pm');
    expect(SUPPORT_DAYS).toBe('Monday to Saturday');
  });

  it('rejects an unknown place', () => {
    expect(() => supportHours('moon' as SupportPlace)).toThrow('was expected, got "moon"');
    expect(Object.values(SupportPlace)).toHaveLength(4);
  });

  it('has a distinct label for each value, and rejects other values', () => {
    const known = Object.values(SupportPlace);
    fc.assert(
      fc.property(textExcept(known), fc.constantFrom(...known), (other, word) => {
        expect(supportHours(word)).not.toBe('');
        expect(() => supportHours(other as SupportPlace)).toThrow('one of landing, public-help');
      }),
    );
  });
});
