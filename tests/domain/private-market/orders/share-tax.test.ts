import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  SHARE_TAX_RATES,
  shareTaxRateOn,
  TDS_LABEL,
  TDS_PERCENT,
} from '#domain/private-market/orders/share-tax.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatPercent } from '#domain/platform/indian-formatting.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { annualRates } from '#tests/arbitraries/percentages.ts';

const day = (iso: string) => CalendarDate.of(iso);

it('is 0.10 percent if there is a levy, written with two decimals [PM-9.21]', () => {
  expect(TDS_PERCENT.text).toBe('0.1');
  expect(TDS_LABEL).toBe('0.10%');
  expect(formatPercent(TDS_PERCENT)).toBe(TDS_LABEL);
});

describe('shareTaxRateOn', () => {
  const rates = [
    { from: day('2026-04-01'), rate: TDS_PERCENT },
    { from: day('2025-04-01'), rate: Percentage.of('0') },
    { from: day('2020-10-01'), rate: Percentage.of('0.075') },
  ];

  it('is zero at present', () => {
    expect(SHARE_TAX_RATES.map(({ from, rate }) => [from.iso, rate.text])).toEqual([
      ['2025-04-01', '0'],
    ]);
    expect(shareTaxRateOn(day('2026-11-21')).isZero()).toBe(true);
  });

  it('changes on the first day of each rate, and is zero before the first', () => {
    const days = [
      '2020-09-30',
      '2020-10-01',
      '2025-03-31',
      '2025-04-01',
      '2026-03-31',
      '2026-04-01',
    ];
    const found = days.map((iso) => shareTaxRateOn(day(iso), rates).text);
    expect(found).toEqual(['0', '0.075', '0.075', '0', '0', '0.1']);
  });

  it('uses the later of two rates of one day', () => {
    const from = day('2026-04-01');
    const twice = ['1', '2'].map((rate) => ({ from, rate: Percentage.of(rate) }));
    expect(shareTaxRateOn(from, twice).text).toBe('2');
  });

  it('is the latest rate that has begun', () => {
    const dated = fc.uniqueArray(fc.record({ from: calendarDates(), rate: annualRates() }), {
      selector: ({ from }) => from.iso,
    });
    fc.assert(
      fc.property(calendarDates(), dated, (today, list) => {
        const begun = list.filter(({ from }) => !from.isAfter(today));
        const latest = begun.find(({ from }) => begun.every((other) => !other.from.isAfter(from)));
        expect(shareTaxRateOn(today, list).text).toBe(latest?.rate.text ?? '0');
      }),
    );
  });
});
