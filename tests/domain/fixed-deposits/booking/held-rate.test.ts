import { describe, expect, it } from 'vitest';
import { keepsHeldRate } from '#domain/fixed-deposits/booking/held-rate.ts';
import { Percentage } from '#domain/platform/percentage.ts';

describe('keepsHeldRate', () => {
  it.each([
    ['6.85', '6.35', true],
    ['6.85', '6.850', false],
    ['6.35', '6.85', false],
  ])('of %s beside an offer of %s is %s', (held, offered, expected) => {
    const rates = { held: Percentage.of(held), offered: Percentage.of(offered) };
    expect(keepsHeldRate(rates)).toBe(expected);
  });

  it('rejects anything but percentages', () => {
    const held = Percentage.of('6');
    expect(() => keepsHeldRate({ held, offered: 6 as never })).toThrow('a percentage');
    expect(() => keepsHeldRate({ held: 6 as never, offered: held })).toThrow('a percentage');
  });
});
