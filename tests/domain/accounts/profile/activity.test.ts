import { ActivityKind, isToldToPhone } from '#domain/accounts/profile/activity.ts';
import { describe, expect, it } from 'vitest';

describe('isToldToPhone', () => {
  it('is so for bank and demat accounts, nominees and the e-mail address', () => {
    const told = Object.values(ActivityKind).filter(isToldToPhone);
    const kinds = Object.values(ActivityKind);
    expect(told).toEqual(kinds.filter((kind) => /bank|demat|nominee|email/.test(kind)));
  });

  it.each(['', 'toString', undefined, 1])('throws on %s', (kind) => {
    expect(() => isToldToPhone(kind as never)).toThrow('one of ');
  });
});
