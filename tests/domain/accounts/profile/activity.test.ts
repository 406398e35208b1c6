import { ActivityKind, isSentBySms } from '#domain/accounts/profile/activity.ts';
import { describe, expect, it } from 'vitest';

describe('isSentBySms', () => {
  it('is so for bank and demat accounts, nominees and the e-mail address', () => {
    const told = Object.values(ActivityKind).filter(isSentBySms);
    const kinds = Object.values(ActivityKind);
    expect(told).toEqual(kinds.filter((kind) => /bank|demat|nominee|email/.test(kind)));
  });

  it.each(['', 'toString', undefined, 1])('throws on %s', (kind) => {
    expect(() => isSentBySms(kind as never)).toThrow('one of ');
  });
});
