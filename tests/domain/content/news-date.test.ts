import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsDateLabel } from '#domain/content/news-date.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';

const today = CalendarDate.of('2026-11-21');
const label = (daysAgo: number) => newsDateLabel(today.plus({ days: -daysAgo }), today);

describe('newsDateLabel', () => {
  it('counts back six days, and then writes the date', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(label)).toEqual([
      'Today',
      'Yesterday',
      '2 days ago',
      '3 days ago',
      '4 days ago',
      '5 days ago',
      '6 days ago',
      '14 Nov 2026',
    ]);
  });

  it('writes the date of any other day, also of one that is still to come', () => {
    const far = fc.oneof(fc.integer({ min: 7, max: 9000 }), fc.integer({ min: -9000, max: -1 }));
    fc.assert(
      fc.property(far, (daysAgo) => {
        expect(label(daysAgo)).toBe(formatDate(today.plus({ days: -daysAgo })));
      }),
    );
  });
});
