import type { PassbookEntry } from '#domain/fixed-deposits/holdings/passbook.ts';
import { passbookMonths, passbookYears } from '#domain/fixed-deposits/holdings/passbook-months.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { describe, expect, it } from 'vitest';

const entry = (date: string, kind: PassbookEntry['kind'], rupees: string): PassbookEntry => ({
  kind,
  amount: Money.of(rupees),
  depositName: 'Malhar Monthly Income',
  date: CalendarDate.of(date),
});

const entries = [
  entry('2026-11-24', 'withdrawal', '2032'),
  entry('2026-11-10', 'investment', '60000'),
  entry('2026-11-09', 'withdrawal', '2824'),
  entry('2026-10-24', 'renewed', '40000'),
  entry('2025-11-24', 'withdrawal', '2032'),
];

describe('passbookMonths', () => {
  it('groups entries by month and sums what each month paid out', () => {
    const months = passbookMonths(entries);
    const shown = months.map(({ name, entries: of, paidOut }) => [name, of.length, paidOut.text]);
    expect(shown).toEqual([
      ['November 2026', 3, '4856'],
      ['October 2026', 1, '0'],
      ['November 2025', 1, '2032'],
    ]);
    expect(months.flatMap(({ entries: of }) => of)).toEqual(entries);
  });
});

describe('passbookYears', () => {
  it('names the years of the entries, newest first', () => {
    expect(passbookYears(entries)).toEqual([2026, 2025]);
  });
});
