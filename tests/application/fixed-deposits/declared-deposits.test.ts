import type { KnownDeposit } from '#application/fixed-deposits/holdings/known-deposit.ts';
import { declaredDeposits } from '#application/fixed-deposits/holdings/declared-deposits.ts';
import { insuranceCover } from '#domain/fixed-deposits/cover/insurance-cover.ts';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import { tdsForecast } from '#domain/fixed-deposits/tax/tds-forecast.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { writtenAs } from '#tests/domain/fixed-deposits/holdings/declared-texts.ts';
import { depositOf } from '#tests/domain/fixed-deposits/deposit-likes.ts';
import { describe, expect, it } from 'vitest';

const today = CalendarDate.of('2026-11-24');
const holder = { id: 'A', kind: 'individual', hasValidPan: true } as const;

function bookedAt(issuerId: string, issuerName: string, given: Parameters<typeof depositOf>[0]) {
  return { ...depositOf({ ...given, issuerId, origin: 'booked' }), name: 'D', issuerName };
}

const told = (
  changes: readonly Readonly<Record<string, string>>[],
  booked: readonly KnownDeposit[] = [],
) => {
  const texts = changes.map((change) => writtenAs(change));
  return declaredDeposits(texts, { holderId: 'A', issuers: booked });
};

describe('a deposit declared by the investor', () => {
  it('adds up with those booked at the same company: the worked example of section 3', () => {
    const nbfc = { institution: 'nbfc', principal: '90000', rate: '8.25' } as const;
    const booked = [bookedAt('malhar', 'Malhar Finance', nbfc)];
    const second = {
      issuer: ' MALHAR  Finance Ltd.',
      institution: 'hfc',
      principal: '60000',
      rate: '8.10',
      compounding: 'yearly',
      start: '01/06/2026',
    };
    const deposits = [...booked, ...told([second], booked)];
    const by = { holders: [holder], taxYear: TaxYear.of(2026), today };
    const [forecast, ...others] = tdsForecast({ deposits, ...by }) ?? [];
    expect(others).toEqual([]);
    expect([forecast?.interest.text, forecast?.taxWithoutForm.text]).toEqual(['11475', '1147.5']);
    const apart = [...booked, ...told([{ ...second, issuer: 'Kaveri Finance' }], booked)];
    const forecasts = tdsForecast({ deposits: apart, ...by }) ?? [];
    expect(forecasts.map((each) => each.taxWithoutForm.text)).toEqual(['0', '0']);
  });

  it('shares the insurance of a bank held in the same right: example (e) of section 4', () => {
    const bank = { principal: '400000', rate: '8' };
    const booked = [bookedAt('saral', 'Saral Small Finance Bank', bank)];
    const names = { issuer: 'saral small finance bank', institution: 'small-finance-bank' };
    const pairs = [
      { ...names, right: 'joint', holders: 'Me; B' },
      { ...names, right: 'joint', holders: 'B; Me' },
      names,
    ];
    const deposits = [...booked, ...told(pairs, booked)];
    const { buckets = [] } = insuranceCover({ deposits, today }) ?? {};
    expect(buckets.map((bucket) => bucket.deposits.length)).toEqual([2, 1, 1]);
  });

  it('of one name but another kind of institution is another issuer', () => {
    const [bank, company] = told([{}, { institution: 'nbfc' }]);
    expect(bank?.issuerId).not.toBe(company?.issuerId);
    expect(told([{}, { issuer: 'saral bank' }]).map(({ issuerName }) => issuerName)).toEqual([
      'Saral Bank',
      'Saral Bank',
    ]);
  });

  it('has as its first holder the one that is taxed', () => {
    const held = told([
      {},
      { right: 'joint', holders: 'Me; B' },
      { right: 'joint', holders: 'B; Me' },
      { right: 'guardian', on_behalf_of: 'Mira' },
      { right: 'karta', on_behalf_of: 'Rao HUF' },
    ]);
    const isInvestor = held.map(({ holders }) => holders[0] === 'A');
    expect(isInvestor).toEqual([true, true, false, true, false]);
  });

  it('is marked, and left out if its stored texts cannot be read', () => {
    const stored = [{}, writtenAs(), { issuer: 'X' }];
    const all = declaredDeposits(stored, { holderId: 'A', issuers: [] });
    expect(all.map(({ name, origin }) => [name, origin])).toEqual([
      ['Saral Bank (added by you)', 'declared'],
    ]);
  });
});
