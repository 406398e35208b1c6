import { expect, it } from 'vitest';
import {
  mergedPassbook,
  passbookAmountLabel,
  passbookEntriesFor,
  type PassbookEntry,
  passbookEntryKindFor,
  passbookEntryLabel,
  passbookFilterLabel,
  passbookFilters,
} from '#domain/fixed-deposits/passbook.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';

function entry(iso: string, kind: PassbookEntry['kind'] = 'investment'): PassbookEntry {
  const amount = Money.of('125000');
  return { kind, amount, depositName: 'Himadri FD', date: CalendarDate.of(iso) };
}

const list = [entry('2026-03-01'), entry('2026-02-01', 'withdrawal'), entry('2026-01-01')];

it('takes 1 for an investment and 0 for a withdrawal [FD-3.47]', () => {
  expect(passbookEntryKindFor(1)).toBe('investment');
  expect(passbookEntryKindFor(0)).toBe('withdrawal');
  expect([2, -1, NaN].map(passbookEntryKindFor)).toEqual([undefined, undefined, undefined]);
});

it('has the filters All, Investments and Withdrawals', () => {
  expect(passbookFilters.map(passbookFilterLabel)).toEqual(['All', 'Investments', 'Withdrawals']);
});

it('keeps what a filter asks for', () => {
  expect(passbookEntriesFor(list, 'all')).toEqual(list);
  expect(passbookEntriesFor(list, 'investments')).toEqual([list[0], list[2]]);
  expect(passbookEntriesFor(list, 'withdrawals')).toEqual([list[1]]);
});

it('shows withdrawals with a minus sign, investments without [FD-2.156]', () => {
  expect(passbookAmountLabel(entry('2026-01-01', 'withdrawal'))).toBe('-₹1,25,000');
  expect(passbookAmountLabel(entry('2026-01-01'))).toBe('₹1,25,000');
});

it('labels an entry by its kind', () => {
  expect(passbookEntryLabel('investment')).toBe('Investment');
  expect(passbookEntryLabel('withdrawal')).toBe('Withdrawal');
});

it('merges passbooks, newest first', () => {
  const other = [entry('2026-02-15'), entry('2025-12-31')];
  const merged = mergedPassbook(list, other);
  expect(merged.map((each) => each.date.iso)).toEqual([
    '2026-03-01',
    '2026-02-15',
    '2026-02-01',
    '2026-01-01',
    '2025-12-31',
  ]);
});
