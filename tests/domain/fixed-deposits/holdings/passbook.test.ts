import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  mergedPassbook,
  passbookAmountLabel,
  passbookEntriesFor,
  type PassbookEntry,
  passbookEntryLabel,
  passbookFilterLabel,
  passbookFilters,
  passbookMovement,
  partnerPassbookEntry,
  PassbookEntryKind,
} from '#domain/fixed-deposits/holdings/passbook.ts';
import { LAKH } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { principals } from '#tests/arbitraries/money.ts';

function entry(iso: string, kind: PassbookEntry['kind'] = 'investment'): PassbookEntry {
  const amount = Money.of('125000');
  return { kind, amount, depositName: 'Himadri FD', date: CalendarDate.of(iso) };
}

const list = [entry('2026-03-01'), entry('2026-02-01', 'withdrawal'), entry('2026-01-01')];

const kinds = fc.constantFrom(...Object.values(PassbookEntryKind));
const entries: fc.Arbitrary<PassbookEntry> = fc.record({
  kind: kinds,
  amount: principals(),
  depositName: fc.string(),
  date: calendarDates(),
});
const passbooks = fc.array(entries, { maxLength: 8 });

describe('passbookFilterLabel', () => {
  it('has the filters All, Investments and Withdrawals', () => {
    expect(passbookFilters.map(passbookFilterLabel)).toEqual(['All', 'Investments', 'Withdrawals']);
  });
});

describe('passbookEntriesFor', () => {
  it('keeps what a filter asks for', () => {
    expect(passbookEntriesFor(list, 'all')).toEqual(list);
    expect(passbookEntriesFor(list, 'investments')).toEqual([list[0], list[2]]);
    expect(passbookEntriesFor(list, 'withdrawals')).toEqual([list[1]]);
  });

  it('splits a passbook into investments and withdrawals, and leaves out renewals', () => {
    fc.assert(
      fc.property(passbooks, (all) => {
        const some = passbookEntriesFor(all, 'investments');
        const rest = passbookEntriesFor(all, 'withdrawals');
        expect(passbookEntriesFor(all, 'all')).toEqual(all);
        const renewed = all.filter((entry) => entry.kind === 'renewed');
        expect(some.length + rest.length + renewed.length).toBe(all.length);
        expect(rest).toEqual(all.filter((entry) => entry.kind === 'withdrawal'));
        expect(some).toEqual(all.filter((entry) => entry.kind === 'investment'));
      }),
    );
  });
});

describe('passbookAmountLabel', () => {
  it('shows withdrawals with a minus sign, investments without [FD-2.156]', () => {
    expect(passbookAmountLabel(entry('2026-01-01', 'withdrawal'))).toBe('−₹1,25,000');
    expect(passbookAmountLabel(entry('2026-01-01'))).toBe('₹1,25,000');
  });

  it('is the amount, with a minus sign for a withdrawal alone [FD-2.156]', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const sign = entry.kind === 'withdrawal' ? '−' : '';
        expect(passbookAmountLabel(entry)).toBe(`${sign}${formatRupees(entry.amount)}`);
      }),
    );
  });
});

describe('passbookEntryLabel', () => {
  it('labels an entry by its kind', () => {
    expect(passbookEntryLabel('investment')).toBe('Investment');
    expect(passbookEntryLabel('withdrawal')).toBe('Withdrawal');
    expect(passbookEntryLabel('renewed')).toBe('Renewed');
  });
});

describe('passbookMovement', () => {
  const amount = Money.of('202375');

  it('lists a renewal once, under the new deposit', () => {
    const out = { kind: 'withdrawal', amount, renewedAmount: amount } as const;
    expect(passbookMovement(out)).toBeUndefined();
    const into = { kind: 'investment', amount, isRenewal: true } as const;
    expect(passbookMovement(into)).toEqual({ kind: 'renewed', amount });
  });

  it('lists the amount that was not renewed as a withdrawal', () => {
    const row = {
      kind: 'withdrawal' as const,
      amount: Money.of('43060'),
      renewedAmount: LAKH,
    };
    expect(() => passbookMovement(row)).toThrow('at most 43060 can be renewed, got 100000');
    const paid = passbookMovement({ ...row, renewedAmount: Money.of('40000') });
    expect([paid?.kind, paid?.amount.text]).toEqual(['withdrawal', '3060']);
  });

  it('leaves a payment without a renewal unchanged', () => {
    const paidKinds = fc.constantFrom('investment' as const, 'withdrawal' as const);
    fc.assert(
      fc.property(paidKinds, principals(), (kind, paid) => {
        expect(passbookMovement({ kind, amount: paid })).toEqual({ kind, amount: paid });
      }),
    );
  });
});

describe('mergedPassbook', () => {
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

  it('keeps every entry, newest first, and the order of entries of one day', () => {
    fc.assert(
      fc.property(passbooks, passbooks, (one, other) => {
        const merged = mergedPassbook(one, other);
        const given = [...one, ...other];
        expect(new Set(merged)).toEqual(new Set(given));
        for (const [index, entry] of merged.entries()) {
          const before = merged[index - 1];
          if (before === undefined) continue;
          const isSameDay = entry.date.equals(before.date);
          const isLater = given.indexOf(entry) > given.indexOf(before);
          expect(entry.date.isBefore(before.date) || (isSameDay && isLater)).toBe(true);
        }
      }),
    );
  });
});

describe('partnerPassbookEntry', () => {
  it('counts as an investment, without a number of its own [FD-3.49]', () => {
    fc.assert(
      fc.property(entries, ({ amount, depositName, date }) => {
        expect(partnerPassbookEntry({ amount, depositName, bookedOn: date })).toEqual({
          kind: 'investment',
          amount,
          depositName,
          date,
        });
      }),
    );
  });

  it('is a renewal if the partner bank renewed an earlier deposit', () => {
    const row = { depositName: 'FD', bookedOn: CalendarDate.of('2026-11-21'), amount: LAKH };
    const kinds = [true, false, undefined].map(
      (isRenewal) => partnerPassbookEntry({ ...row, isRenewal }).kind,
    );
    expect(kinds).toEqual(['renewed', 'investment', 'investment']);
  });
});
