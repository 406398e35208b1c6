import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UtcDate } from '#domain/platform/utc-date.ts';

describe('UtcDate', () => {
  it('reads and sets its parts in UTC in any time zone of the machine', () => {
    const moments = fc.integer({ min: -2_000_000_000_000, max: 30_000_000_000_000 });
    fc.assert(
      fc.property(moments, (moment) => {
        const date = new UtcDate(moment);
        expect([date.getFullYear(), date.getMonth(), date.getDate()]).toEqual([
          date.getUTCFullYear(),
          date.getUTCMonth(),
          date.getUTCDate(),
        ]);
        expect(date.getTimezoneOffset()).toBe(0);
        date.setHours(0);
        expect(date.toISOString()).toMatch(/T00:00:00.000Z$/);
        date.setMonth(date.getMonth());
        date.setDate(1);
        date.setFullYear(2026);
        expect(date.toISOString()).toMatch(/^2026-[0-9]{2}-01T00:00:00/);
      }),
    );
  });
});
