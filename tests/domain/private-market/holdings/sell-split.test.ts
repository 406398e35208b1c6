import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sellSplit } from '#domain/private-market/holdings/sell-split.ts';

const units = fc.nat({ max: 999_999_999 });

describe('sellSplit', () => {
  it('never sells more here than is held, and loses no unit [PM-4.104]', () => {
    fc.assert(
      fc.property(units, units, units, (wanted, held, promised) => {
        const { here, elsewhere } = sellSplit({ units: wanted, held, promised });
        expect(here + elsewhere).toBe(wanted);
        expect(here).toBeGreaterThanOrEqual(0);
        expect(elsewhere).toBeGreaterThanOrEqual(0);
        expect(here === 0 || here + promised <= held).toBe(true);
      }),
    );
  });

  it('counts several open requests together: they never promise more than is held', () => {
    fc.assert(
      fc.property(fc.array(units, { maxLength: 20 }), units, (requests, held) => {
        let promised = 0;
        for (const wanted of requests) {
          promised += sellSplit({ units: wanted, held, promised }).here;
        }
        expect(promised).toBeLessThanOrEqual(held);
      }),
    );
  });

  it('throws for values that are not numbers of units', () => {
    const split = (wrong: object) => () =>
      sellSplit({ units: 1, held: 1, promised: 1, ...wrong });
    expect(split({ units: 1.5 })).toThrow('whole');
    expect(split({ held: -1 })).toThrow('whole');
    expect(split({ promised: '1' })).toThrow('whole');
    expect(() => sellSplit(undefined as never)).toThrow('a plain object was expected');
  });
});
