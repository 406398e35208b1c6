import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { groupedByMonth, newestFirst } from '#domain/fixed-deposits/holdings/months.ts';
import { describe, expect, it } from 'vitest';

const on = (iso: string, at?: number) => ({ date: CalendarDate.of(iso), at });

describe('groupedByMonth', () => {
  it('has a group for each month, in the order of the entries', () => {
    const entries = [on('2026-11-24'), on('2026-11-01'), on('2026-10-31'), on('2025-11-24')];
    const months = groupedByMonth(entries);
    expect(months.map(({ name, entries: of }) => [name, of.length])).toEqual([
      ['November 2026', 2],
      ['October 2026', 1],
      ['November 2025', 1],
    ]);
    expect(months.flatMap(({ entries: of }) => of)).toEqual(entries);
  });
});

describe('newestFirst', () => {
  it('sorts by day, then by time, with entries without a time last', () => {
    const [old, early, late, timeless, next] = [
      on('2026-10-31', 9),
      on('2026-11-02', 1),
      on('2026-11-02', 2),
      on('2026-11-02'),
      on('2026-11-03'),
    ];
    expect(newestFirst([old, early, timeless, late, next])).toEqual([
      next,
      late,
      early,
      timeless,
      old,
    ]);
  });
});
