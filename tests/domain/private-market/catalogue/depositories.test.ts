import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  depositoriesFor,
} from '#domain/private-market/catalogue/depositories.ts';

describe('depositoriesFor', () => {
  const flags = fc.record({ isOnCdsl: fc.boolean(), isOnNsdl: fc.boolean() });

  it('has those on which every share of the basket is [PM-2.105]', () => {
    fc.assert(
      fc.property(fc.array(flags, { minLength: 1, maxLength: 6 }), (list) => {
        const logos = depositoriesFor(list);
        expect(logos.includes('cdsl')).toBe(!list.some(({ isOnCdsl }) => !isOnCdsl));
        expect(logos.includes('nsdl')).toBe(!list.some(({ isOnNsdl }) => !isOnNsdl));
      }),
    );
    const both = { isOnCdsl: true, isOnNsdl: true };
    expect(depositoriesFor([both])).toEqual(['cdsl', 'nsdl']);
    expect(depositoriesFor([both, { isOnCdsl: false, isOnNsdl: true }])).toEqual(['nsdl']);
    expect(depositoriesFor([])).toEqual([]);
  });
});
