import { formatWait } from '#domain/platform/format-wait.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('formatWait', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [59, '0:59'],
    [60, '1:00'],
    [247, '4:07'],
    [3600, '60:00'],
  ])('writes %s seconds as %s', (seconds, text) => {
    expect(formatWait(seconds)).toBe(text);
  });

  it('reads back to the same seconds', () => {
    fc.assert(
      fc.property(fc.nat(), (seconds) => {
        const [minutes, rest = ''] = formatWait(seconds).split(':');
        expect(rest).toMatch(/^[0-5][0-9]$/);
        expect(Number(minutes) * 60 + Number(rest)).toBe(seconds);
      }),
    );
  });

  it.each([-1, 1.5, NaN])('refuses %s seconds', (seconds) => {
    expect(() => formatWait(seconds)).toThrow('a whole number from 0');
  });
});
