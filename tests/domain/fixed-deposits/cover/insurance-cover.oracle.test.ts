import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insuranceCover } from '#domain/fixed-deposits/cover/insurance-cover.ts';
import { coverCases, type CoverCase, factsOf } from '#tests/arbitraries/cover-cases.ts';
import { dayNumber, maturityOf, paiseHeld } from '#tests/domain/fixed-deposits/tax/oracle.ts';

const FIRST = dayNumber([2025, 6, 1]);

/** The exposure in paise of every day from today until the last maturity date. */
function daysOf({ all, balance, today }: CoverCase): readonly { day: number; paise: bigint }[] {
  const from = FIRST + today;
  const last = Math.max(from, ...all.map(maturityOf));
  return Array.from({ length: last - from + 1 }, (_, index) => {
    const day = from + index;
    const paise = all.reduce((sum, deposit) => sum + paiseHeld(deposit, day), balance * 100n);
    return { day, paise };
  });
}

describe('insuranceCover', () => {
  it('has the peak and the first day above the limit, of all days in exact integers', () => {
    fc.assert(
      fc.property(coverCases(), (given) => {
        const [bucket] = insuranceCover(factsOf(given))?.buckets ?? [];
        const [first, second, after] = given.limits;
        const limitOn = (day: number) => (day < FIRST + after ? first : second) * 100n;
        const days = daysOf(given);
        const highest = days.reduce((most, { paise }) => (paise > most ? paise : most), 0n);
        const peak = days.find(({ paise }) => paise === highest);
        const above = days.find(({ day, paise }) => paise > limitOn(day));
        expect(bucket?.today.exposure.times(100).text).toBe(String(days[0]?.paise));
        expect(bucket?.peak.exposure.times(100).text).toBe(String(highest));
        expect(bucket?.peak.day.iso).toBe(isoOf(peak?.day));
        expect(bucket?.firstDayAbove?.iso).toBe(isoOf(above?.day));
        const limit = limitOn(peak?.day ?? 0);
        const uncovered = highest > limit ? highest - limit : 0n;
        expect(bucket?.peak.uncovered.times(100).text).toBe(String(uncovered));
      }),
    );
  });
});

function isoOf(day: number | undefined): string | undefined {
  return day === undefined ? undefined : new Date(day * 86_400_000).toISOString().slice(0, 10);
}
