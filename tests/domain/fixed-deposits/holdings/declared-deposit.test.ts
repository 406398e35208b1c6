import fc from 'fast-check';
import {
  type DeclaredColumn, MOST_DECLARED,
} from '#domain/fixed-deposits/holdings/declared-columns.ts';
import {
  type DeclaredDeposit, declaredDeposit,
} from '#domain/fixed-deposits/holdings/declared-deposit.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { describe, expect, it } from 'vitest';
import { writtenAs } from './declared-texts.ts';

function read(change: Readonly<Record<string, string>> = {}): DeclaredDeposit {
  const deposit = declaredDeposit(writtenAs(change));
  if (!deposit.ok) throw new Error(`refused for ${deposit.failure}`);
  return deposit.value;
}

const refusal = (change: Readonly<Record<string, string>>) => {
  const deposit = declaredDeposit(writtenAs(change));
  return deposit.ok ? undefined : deposit.failure;
};

describe('a declared deposit', () => {
  it('has the terms and the figures of what is written', () => {
    const { issuer, institution, holding, right, holders, onBehalfOf } = read();
    expect([issuer, institution, right, holders, onBehalfOf]).toEqual([
      'Saral Bank', 'bank', 'self', ['Me'], '',
    ]);
    expect(holding.quote.terms.principal.text).toBe('500000');
    expect(holding.maturityDate.iso).toBe('2027-04-01');
    // 5,00,000 x 1.02^4 = 5,41,216.08.
    expect(holding.quote.maturityAmount.text).toBe('541216');
  });

  it('counts a tenure in days alone over 365 days, as deposits booked here do', () => {
    const { quote } = read({ maturity: '365D', compounding: 'yearly' }).holding;
    expect(quote.maturityAmount.text).toBe('540000');
  });

  it('pays interest out as written', () => {
    const { holding } = read({ payout: 'monthly', compounding: '', rate: '6' });
    expect(holding.payouts).toHaveLength(12);
    expect(holding.payouts[0]?.amount.text).toBe('2500');
  });

  it('ends on the written maturity date, on every day', () => {
    const start = CalendarDate.of('2024-01-31');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7000 }), (days) => {
        const end = start.plus({ days });
        const written = { start: start.slashed, maturity: end.slashed };
        expect(read(written).holding.maturityDate.iso).toBe(end.iso);
      }),
    );
  });

  it('reads words in any case, and other ways to write a date', () => {
    const { right, institution, holding } = read({
      institution: 'NBFC ', start: '2026-04-01', maturity: '01-10-2027', right: 'Self',
    });
    expect([right, institution]).toEqual(['self', 'nbfc']);
    expect(holding.quote.terms.tenure.text).toBe('18M');
  });

  it.each([
    [{ right: 'joint', holders: 'Me; Asha  Rao' }, ['Me', 'Asha Rao'], ''],
    [{ right: 'joint', holders: 'Asha;me' }, ['Asha', 'me'], ''],
    [{ right: 'guardian', on_behalf_of: 'Mira' }, ['Me'], 'Mira'],
    [{ right: 'karta', on_behalf_of: 'Rao HUF' }, ['Me'], 'Rao HUF'],
    [{ right: 'proprietor' }, ['Me'], ''],
  ])('is held as %o', (written, holders, onBehalfOf) => {
    expect(read(written)).toMatchObject({ holders, onBehalfOf });
  });

  it('keeps the rate card of the start date in the order of the tenures', () => {
    const { startRates } = read({ start_rates: '1Y 6M 7.25%; 7D 3.5 ;12M  7' });
    const texts = startRates.map(({ tenure, annualRatePercent }) => [
      tenure.text, annualRatePercent.text,
    ]);
    expect(texts).toEqual([['7D', '3.5'], ['12M', '7'], ['1Y 6M', '7.25']]);
    expect(read().startRates).toEqual([]);
  });

  it.each([['', undefined], ['Yes', true], ['no', false]])('with lock %j', (locked, isLocked) => {
    expect(read({ locked }).isLocked).toBe(isLocked);
  });

  it.each<readonly [DeclaredColumn, readonly string[]]>([
    ['issuer', ['', ' ', 'x'.repeat(101)]],
    ['institution', ['', 'company', 'finance-company']],
    ['principal', ['', '0', '-5', '100.50', '1e5', '10 00', '1000000001', 'five lakh', '1,0,0']],
    ['rate', ['', '-1', '30.01', '725', 'eight']],
    ['payout', ['', 'weekly']],
    ['compounding', ['', 'daily']],
    ['start', ['', '31/02/2026', '4/2026', '01/04/2101']],
    ['maturity', ['', '0D', 'a year', '01/04/2026', '31/03/2026', '20Y 1D', '31/02/2028']],
    ['right', ['', 'nominee']],
    ['holders', ['', 'Asha', 'Me; Asha', 'Me;']],
    ['on_behalf_of', ['Mira']],
    ['locked', ['maybe', 'y', 'true']],
    [
      'start_rates',
      ['7', '1Y', '1Y 7;', '1Y 7, 2Y 8', '12M 7; 1Y 7.1', '1Y 30.01', '1Y -1', 'a year 7'],
    ],
    ['start_rates', [Array.from({ length: 41 }, (_, day) => `${day + 7}D 5`).join(';')]],
  ])('is refused for its %s', (column, texts) => {
    expect(texts.map((text) => refusal({ [column]: text }))).toEqual(texts.map(() => column));
  });

  it('is refused for holders or a compounding that do not fit the rest', () => {
    expect(refusal({ payout: 'monthly' })).toBe('compounding');
    expect(refusal({ right: 'joint' })).toBe('holders');
    expect(refusal({ right: 'joint', holders: 'Me; ME' })).toBe('holders');
    expect(refusal({ right: 'guardian' })).toBe('on_behalf_of');
  });

  it('at its bounds has a date that can be held, and an amount of which the most add up', () => {
    const widest = { principal: '1000000000', rate: '30', compounding: 'monthly' };
    const { holding } = read({ ...widest, start: '31/12/2100', maturity: '20Y' });
    expect(holding.maturityDate.iso).toBe('2120-12-31');
    expect(() => holding.quote.maturityAmount.times(MOST_DECLARED)).not.toThrow();
  });
});
