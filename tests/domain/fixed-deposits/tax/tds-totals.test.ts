import { describe, expect, it } from 'vitest';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import { tdsForecast } from '#domain/fixed-deposits/tax/tds-forecast.ts';
import { tdsTotals } from '#domain/fixed-deposits/tax/tds-totals.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { depositOf } from '#tests/domain/fixed-deposits/deposit-likes.ts';

const company = { rate: '8', from: '2026-04-01', institution: 'nbfc' } as const;

describe('tdsTotals', () => {
  it('sums up two finance companies, of which one stays at its limit (section 3)', () => {
    const deposits = [
      depositOf({ ...company, principal: '126000', issuerId: 'N', id: '1' }),
      depositOf({ ...company, principal: '125000', issuerId: 'M', id: '2' }),
    ];
    const [first] = deposits;
    const id = first?.holders[0] ?? '';
    const holders = [{ id, kind: 'individual', hasValidPan: true }] as const;
    const today = CalendarDate.of('2026-11-26');
    const forecasts = tdsForecast({ deposits, holders, taxYear: TaxYear.of(2026), today }) ?? [];
    const { interest, tax } = tdsTotals(forecasts);
    expect([interest.text, tax.text]).toEqual(['20080', '1008']);
  });

  it('is zero without a payer', () => {
    expect(tdsTotals([]).interest.isZero()).toBe(true);
  });
});
