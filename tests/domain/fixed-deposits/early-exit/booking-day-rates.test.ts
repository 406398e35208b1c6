import { describe, expect, it } from 'vitest';
import { BookingDayRates } from '#domain/fixed-deposits/early-exit/booking-day-rates.ts';
import { RateCard, type RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';
import { day, exitOf } from './exits.ts';

const row = (id: number, tenure: string, regular: string, senior?: string): RateCardRow => ({
  ...{ schemeMasterId: id, tenure: tenureOf(tenure), payoutFrequency: 'at-maturity' },
  rates: {
    r: Percentage.of(regular),
    ...(senior === undefined ? {} : { sc: Percentage.of(senior) }),
  },
  interestOnLakh: {},
});
const card = RateCard.of([
  row(1, '12M', '7.40', '7.65'),
  row(2, '24M', '7.75', '8.00'),
  { ...row(3, '12M', '7.15'), payoutFrequency: 'monthly' },
]);

describe('BookingDayRates', () => {
  it('reads a card of single tenures as ranges, which is our reading', () => {
    const read = BookingDayRates.ofCard(card, { payoutFrequency: 'at-maturity', column: 'sc' });
    expect(read.ranges.map(({ from, below, annualRatePercent }) => [
      from.text, below?.text, annualRatePercent.text,
    ])).toEqual([['12M', '24M', '7.65'], ['24M', undefined, '8']]);
    expect([read.isOurReading, read.lowest?.text]).toEqual([true, '7.15']);
    const answer = exitOf({ rates: read }).on(day('2027-07-15'));
    expect(answer.kind === 'payable' && answer.rate).toMatchObject({ isOurReading: true });
  });

  it('reads the rates that an investor copied as ranges, which is our reading', () => {
    const told = [
      { tenure: tenureOf('7D'), annualRatePercent: Percentage.of('3.5') },
      { tenure: tenureOf('1Y'), annualRatePercent: Percentage.of('7.10') },
    ];
    const read = BookingDayRates.ofTenures(told);
    expect(read.ranges.map(({ from, below }) => [from.text, below?.text])).toEqual([
      ['7D', '1Y'], ['1Y', undefined],
    ]);
    expect([read.isOurReading, read.lowest?.text]).toEqual([true, '3.5']);
    expect(BookingDayRates.ofTenures([]).lowest).toBeUndefined();
    expect(() => BookingDayRates.ofTenures(told.toReversed())).toThrow('must end after it starts');
  });

  it('has no lowest rate without rates', () => {
    const by = { payoutFrequency: 'monthly', column: 'fsc' } as const;
    expect(BookingDayRates.ofCard(card, by).ranges).toEqual([]);
    expect(BookingDayRates.ofCard(RateCard.of([]), by).lowest).toBeUndefined();
  });

  it('ends a range where the issuer ends it', () => {
    const short = { from: tenureOf('7D'), below: tenureOf('46D') };
    const rates = BookingDayRates.ofRanges([{ ...short, annualRatePercent: Percentage.of(3) }]);
    const parts = [rates, rates.ranges, rates.ranges[0]];
    expect(parts.every((part) => Object.isFrozen(part))).toBe(true);
    const exit = exitOf({ institution: 'bank', rates });
    expect(exit.on(day('2026-03-01')).kind).toBe('payable');
    expect(exit.on(day('2026-03-02')).kind).toBe('no-rate');
  });

  it('throws for ranges that overlap, end early or have no rate', () => {
    const annualRatePercent = Percentage.of(7);
    const long = { from: tenureOf('1Y'), annualRatePercent };
    const overlapping = { from: tenureOf('7D'), below: tenureOf('2Y'), annualRatePercent };
    expect(() => BookingDayRates.ofRanges([overlapping, long])).toThrow('from the shortest');
    expect(() => BookingDayRates.ofRanges([long, { ...long, from: tenureOf('6M') }])).toThrow(
      'from the shortest',
    );
    expect(() => BookingDayRates.ofRanges([{ ...long, below: tenureOf('6M') }])).toThrow(
      'must end after it starts',
    );
    const negative = { ...long, annualRatePercent: Percentage.of(-1) };
    expect(() => BookingDayRates.ofRanges([negative])).toThrow('from 0 to 100');
  });
});
