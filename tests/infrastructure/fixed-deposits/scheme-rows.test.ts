import type { Reporting } from '#application/platform/reporting.ts';
import type { SchemeRow } from '#infrastructure/fixed-deposits/catalogue/rate-cards.wire.ts';
import { rateCardRowOf } from '#infrastructure/fixed-deposits/catalogue/scheme-rows.ts';
import { describe, expect, it } from 'vitest';

const reporting: Reporting = { failed: () => {}, happened: () => {} };
const row: SchemeRow = {
  fd_id: 1001,
  scheme_master_id: 1,
  fd_name: 'Deposit',
  fd_heading: '',
  issuer_name: 'Bank',
  osb_issuer_id: 'bank',
  logo_url: '/bank.svg',
  fd_start_colour: '#fff',
  fd_end_colour: '#fff',
  tenure: '1Y',
  tenure_years: 1,
  tenure_months: 0,
  tenure_days: 0,
  min_days: 360,
  lock_days: 0,
  total_investors: 1,
  is_comingsoon: 0,
  fd_payout_method_id: 'C',
  fd_min_amount: '1000',
  fd_max_amount: '2000',
};
const read = (figures: Partial<SchemeRow>) => {
  const { rates, interestOnLakh } = rateCardRowOf(
    { ...row, ...figures },
    { requested: 'at-maturity', reporting },
  );
  const texts = (byColumn: Readonly<Record<string, { readonly text: string }>>) =>
    Object.fromEntries(Object.entries(byColumn).map(([column, { text }]) => [column, text]));
  return { rates: texts(rates), interest: texts(interestOnLakh) };
};

describe('the figures of a scheme row', () => {
  it('use an unsuffixed one only for a missing regular one [FD-3.7]', () => {
    const unsuffixed = { rate_of_interest: '7', interest_amount_1l: '7000' };
    expect(read(unsuffixed)).toEqual({ rates: { r: '7' }, interest: { r: '7000' } });
    const regular = { rate_of_interest_r: '8', interest_amount_1l_r: '8000' };
    expect(read({ ...unsuffixed, ...regular })).toEqual({
      rates: { r: '8' },
      interest: { r: '8000' },
    });
  });

  it('on 1 lakh come from interest_amount if there is no other [FD-3.6, AP-9.24]', () => {
    const amounts = {
      interest_amount_r: '1',
      interest_amount_f: '2',
      interest_amount_sc: '3',
      interest_amount_fsc: '4',
    };
    expect(read(amounts).interest).toEqual({ r: '1', f: '2', sc: '3', fsc: '4' });
    const preferred = { interest_amount_1l_f: '20', interest_amount_1l_fsc: '40' };
    expect(read({ ...amounts, ...preferred }).interest).toEqual({
      ...{ r: '1', f: '20', sc: '3', fsc: '40' },
    });
    expect(read({ interest_amount: '5' }).interest).toEqual({ r: '5' });
  });
});
