import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverOverview } from '#domain/fixed-deposits/cover/cover-overview.ts';
import { insuranceCover } from '#domain/fixed-deposits/cover/insurance-cover.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { coverCases, factsOf } from '#tests/arbitraries/cover-cases.ts';
import { depositOf } from '#tests/domain/fixed-deposits/deposit-likes.ts';

const today = CalendarDate.of('2026-11-26');
const from = today.iso;
const year = { tenure: '12M', rate: '8', compounding: 'quarterly', from } as const;
const at = (issuerId: string, principal: string) =>
  depositOf({ id: issuerId, issuerId, principal, ...year });

function overviewOf(deposits: ReturnType<typeof at>[]) {
  const cover = insuranceCover({ deposits, today });
  if (cover === undefined) throw new Error('no limit is known');
  return coverOverview(cover);
}

describe('coverOverview', () => {
  it('lists the bank with the highest exposure first, and sums all banks up', () => {
    const { buckets, exposure, uncovered } = overviewOf([at('A', '100000'), at('B', '600000')]);
    expect(buckets.map(({ issuerId }) => issuerId)).toEqual(['B', 'A']);
    expect([exposure.text, uncovered.text]).toEqual(['700000', '100000']);
  });

  it('names the bank that is the next to exceed its limit, not one that exceeds it already', () => {
    const deposits = [at('A', '465000'), at('B', '490000'), at('C', '600000'), at('D', '1000')];
    const { nextAbove } = overviewOf(deposits);
    expect([nextAbove?.issuerId, nextAbove?.peak.uncovered.text]).toEqual(['B', '30392']);
    expect(overviewOf([at('C', '600000')]).nextAbove).toBeUndefined();
  });

  it('leaves out banks whose deposits have matured', () => {
    const old = depositOf({ principal: '100000', rate: '8', from: '2024-01-01' });
    expect(overviewOf([old]).buckets).toEqual([]);
  });

  it('agrees with its buckets for any deposits and limits', () => {
    fc.assert(
      fc.property(coverCases(), (input) => {
        const cover = insuranceCover(factsOf(input));
        fc.pre(cover !== undefined);
        const { exposure, uncovered, nextAbove } = coverOverview(cover);
        const [bucket] = cover.buckets;
        expect(exposure.text).toBe((bucket?.today.exposure ?? Money.zero).text);
        expect(uncovered.text).toBe((bucket?.today.uncovered ?? Money.zero).text);
        if (nextAbove === undefined) return;
        expect(nextAbove.firstDayAbove?.isAfter(nextAbove.today.day)).toBe(true);
      }),
    );
  });

  it('says how much room is left below the limit', () => {
    const [bucket] = overviewOf([at('B', '465000')]).buckets;
    expect([bucket?.today.room.text, bucket?.peak.room.text]).toEqual(['35000', '0']);
  });
});
