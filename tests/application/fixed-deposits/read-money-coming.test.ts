import type { HeldDeposit } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { ReadMoneyComing } from '#application/fixed-deposits/holdings/read-money-coming.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { writtenAs } from '#tests/domain/fixed-deposits/holdings/declared-texts.ts';
import { describe, expect, it } from 'vitest';
import { CLOCK } from './booking.ts';
import { heldDeposit } from './held-deposit.ts';

const comingOf = (...deposits: readonly HeldDeposit[]) =>
  new ReadMoneyComing(CLOCK).run({ deposits });
const written = ({ payments }: ReturnType<typeof comingOf>) =>
  payments.map(({ date, kind, amount }) => `${date.iso} ${kind} ${amount.text}`);

describe('the money coming within 12 months', () => {
  it('is each payout from tomorrow on, and the maturity amount', () => {
    const coming = comingOf(heldDeposit({ payoutFrequency: 'half-yearly' }));
    expect(written(coming)).toEqual(['2027-02-24 interest 4000', '2027-02-24 maturity 100000']);
    expect(coming.total.text).toBe('104000');
    expect([coming.today.iso, coming.until.iso]).toEqual(['2026-11-24', '2027-11-24']);
  });

  it('ends after 12 months', () => {
    expect(written(comingOf(heldDeposit({ startedOn: '2026-11-24' })))).toHaveLength(1);
    expect(written(comingOf(heldDeposit({ startedOn: '2026-11-25' })))).toEqual([]);
  });

  it('leaves out what is renewed, and says how much that is', () => {
    const coming = comingOf(heldDeposit({ maturityInstruction: 'renew-principal' }));
    expect(written(coming)).toEqual(['2027-02-24 interest 8000']);
    expect([coming.total.text, coming.renewed.text]).toEqual(['8000', '100000']);
  });

  it('adds the declared deposits at other institutions, and says how much they pay', () => {
    const told = writtenAs({ start: '24/02/2026', compounding: 'yearly', principal: '100000' });
    const others = writtenAs({ right: 'joint', holders: 'Asha; Me' });
    const run = new ReadMoneyComing(CLOCK).run({ deposits: [heldDeposit()] }, [told, others]);
    expect(written(run)).toEqual(['2027-02-24 maturity 108000', '2027-02-24 maturity 108000']);
    expect([run.total.text, run.declared.text]).toEqual(['216000', '108000']);
    expect(run.days.map(({ deposits }) => deposits.map(({ name }) => name))).toEqual([
      ['Himadri Classic Deposit', 'Saral Bank (added by you)'],
    ]);
  });

  it('leaves out ended deposits', () => {
    const coming = comingOf({ ...heldDeposit(), state: 'paid-out' });
    expect([written(coming), coming.leftOut]).toEqual([[], 0]);
  });

  it.each([
    ['another maturity amount', { maturityAmount: Money.of('108001') }],
    ['another maturity date', { maturityDate: CalendarDate.of('2027-02-25') }],
    ['no maturity amount', { maturityAmount: undefined }],
    ['no payout frequency', { payoutFrequency: undefined }],
    ['no issuer', { issuerId: undefined }],
  ])('leaves out and counts a deposit with %s', (_name, changed) => {
    const deposit = { ...heldDeposit(), ...changed } as HeldDeposit;
    const coming = comingOf(deposit, heldDeposit());
    expect([written(coming).length, coming.leftOut]).toEqual([1, 1]);
  });

  it('compares the interest until today of a deposit that pays interest out', () => {
    const deposit = heldDeposit({ payoutFrequency: 'monthly' });
    expect(comingOf(deposit).leftOut).toBe(0);
    const other = { ...deposit, interestTillDate: deposit.interestTillDate.plus(Money.of('1')) };
    expect(comingOf(other).leftOut).toBe(1);
  });
});
