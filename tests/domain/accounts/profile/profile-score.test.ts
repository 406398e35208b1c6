import {
  ProfilePart,
  profilePartPercent,
  profileScore,
} from '#domain/accounts/profile/profile-score.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const all = Object.values(ProfilePart);
const parts = fc.array(fc.constantFrom(...all), { maxLength: 12 });

describe('profileScore', () => {
  it('is 100 for a whole profile and 0 for none', () => {
    expect(profileScore(all)).toBe(100);
    expect(profileScore([])).toBe(0);
  });

  it('counts each part once, in any order', () => {
    fc.assert(
      fc.property(parts, (some) => {
        expect(profileScore(some)).toBe(profileScore([...new Set(some)].reverse()));
      }),
    );
  });

  it('grows by the weight of each part, and stays from 0 to 100', () => {
    fc.assert(
      fc.property(parts, fc.constantFrom(...all), (some, part) => {
        const growth = some.includes(part) ? 0 : profilePartPercent[part];
        expect(profileScore([...some, part])).toBe(profileScore(some) + growth);
        expect(profileScore(some)).toBeGreaterThanOrEqual(0);
        expect(profileScore(some)).toBeLessThanOrEqual(100);
      }),
    );
  });
});
