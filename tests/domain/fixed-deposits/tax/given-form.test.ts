import { givenForm } from '#domain/fixed-deposits/tax/given-form.ts';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import { tdsForecast } from '#domain/fixed-deposits/tax/tds-forecast.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { depositOf } from '#tests/domain/fixed-deposits/deposit-likes.ts';
import { describe, expect, it } from 'vitest';

const today = CalendarDate.of('2026-11-26');
const WRITTEN = { payer: 'S', given_on: '10/04/2026', income: '50,400', uin: ' AB12 ' };
const read = (change: Partial<typeof WRITTEN> = {}) =>
  givenForm({ ...WRITTEN, ...change }, { holderId: 'A', today });

describe('a given Form 121', () => {
  it('has the day, the income and the number that are written, and the tax year of its day', () => {
    const form = read();
    expect(form.ok && { ...form.value, income: form.value.income.text }).toEqual({
      issuerId: 'S',
      holderId: 'A',
      taxYear: TaxYear.of(2026),
      givenOn: CalendarDate.of('2026-04-10'),
      income: '50400',
      uin: 'AB12',
    });
    const early = read({ given_on: '31/03/2026', uin: '' });
    expect(early.ok && [early.value.taxYear.text, early.value.uin]).toEqual(['2025-26', undefined]);
  });

  it('frees the payer and tax year: the example of section 3 with 50,400 of interest', () => {
    const form = read();
    const deposits = [depositOf({ principal: '700000', rate: '7.20' })];
    const holders = [{ id: 'A', kind: 'individual', hasValidPan: true }] as const;
    const by = { deposits, holders, taxYear: TaxYear.of(2026), today };
    const taxes = [[], form.ok ? [form.value] : []].map(
      (forms) => tdsForecast({ ...by, forms })?.[0]?.atCrossing.total.text,
    );
    expect(taxes).toEqual(['5040', '0']);
  });

  it.each([
    [{ given_on: '' }, 'given_on'],
    [{ given_on: '27/11/2026' }, 'given_on'],
    [{ given_on: '31/02/2026' }, 'given_on'],
    [{ income: '' }, 'income'],
    [{ income: '-1' }, 'income'],
    [{ income: '100.50' }, 'income'],
    [{ income: '1000000001' }, 'income'],
    [{ uin: 'x'.repeat(41) }, 'uin'],
  ])('is refused for %o', (change, column) => {
    expect(read(change)).toEqual({ ok: false, failure: column });
  });
});
