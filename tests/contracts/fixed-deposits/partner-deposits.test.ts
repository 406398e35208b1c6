import { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { PartnerDeposits } from '#application/fixed-deposits/catalogue/partner-deposits.ts';
import { FindPartnerListing } from '#application/fixed-deposits/holdings/partner-listing.ts';
import { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Money } from '#domain/platform/money.ts';
import { partnerSchemesReply } from '#infrastructure/fixed-deposits/catalogue/partner-deposits.wire.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { SURYODAY } from './embedded.ts';

const AT_MATURITY = { payoutFrequency: PayoutFrequency.AtMaturity };
const tenure = Tenure.of({ years: 2, months: 6 });

const backend = testBackend();
let visitor: AppContainer;
let partner: PartnerDeposits;

beforeAll(async () => {
  visitor = await clientOf(backend.appAddress);
  partner = visitor.get(PartnerDeposits);
});

async function read(path: string): Promise<unknown> {
  const response = await fetch(`${backend.appAddress}/api/fd-partner/v1/${path}`);
  return response.json();
}

describe('the partner’s schemes', () => {
  it('have rate, limits, lock-in, tenures and payout [FD-7.83, FD-3.13, FD-3.14]', async () => {
    const { schemes } = v.parse(partnerSchemesReply, await read('schemes'));
    expect(schemes.length).toBeGreaterThan(20);
    expect(
      schemes.find((scheme) => scheme.max_tenure_months === 6 && scheme.max_tenure_years === 2),
    ).toMatchObject({
      id: expect.any(Number) as unknown,
      issuer_id: 'suryoday',
      interest_rate: expect.stringMatching(/^\d+\.\d+$/) as unknown,
      min_amount: '5000',
      max_amount: '20000000',
      lock_in_period: 90,
      min_tenure_years: 2,
      min_tenure_months: 6,
      max_tenure_day: 0,
    });
  });

  it('have the longest tenure: years, months and days together [FD-3.18]', async () => {
    const longest = { max_tenure_years: 2, max_tenure_months: 3, max_tenure_day: 10 };
    const shortest = { min_tenure_years: 1, min_tenure_months: 1 };
    const scheme = { ...shortest, ...longest, interest_payout_frequency: 'maturity' };
    const route = '/api/fd-partner/v1/schemes';
    const patch = { schemes: { '0': scheme } };
    await backend.control.fault({ route, kind: 'patch', patch, times: 1 });
    const [first] = valueOf(await partner.schemes({}));
    expect(first?.tenure.parts).toEqual({ years: 2, months: 3, days: 10 });
    for (const field of Object.keys({ ...shortest, ...longest })) {
      const without = { schemes: { '0': { [field]: null } } };
      await backend.control.fault({ route, kind: 'patch', patch: without, times: 1 });
      const refused = await partner.schemes({});
      expect(refused.ok ? field : refused.failure.kind).toBe('unexpected-reply');
    }
  });

  it('are for seniors, women or everyone, paid at maturity or periodically [FD-3.15, FD-3.16]', async () => {
    const { schemes } = v.parse(partnerSchemesReply, await read('schemes'));
    const words = (key: 'category' | 'interest_payout_frequency') =>
      [...new Set(schemes.map((scheme) => scheme[key]))].toSorted();
    expect(words('category')).toEqual(['general', 'senior_citizen', 'women_special']);
    expect(words('interest_payout_frequency')).toContain('maturity');
    const read_ = valueOf(await partner.schemes({}));
    expect(new Set(read_.map(({ category }) => category))).toEqual(
      new Set(['other', 'senior_citizen', 'women_special']),
    );
  });

  it('make the rate card, with a column for each kind of scheme [FD-4.44, FD-4.45]', async () => {
    const rates = valueOf(await visitor.get(RateCards).forDeposit(SURYODAY, AT_MATURITY, {}));
    const schemes = valueOf(await partner.schemes({}));
    const of = (category: string, days: number) =>
      schemes.find(
        (each) =>
          each.category === category &&
          each.tenure.days === days &&
          each.payoutFrequency === PayoutFrequency.AtMaturity,
      )?.annualRatePercent.text;
    expect(rates.rateCard.rows.length).toBeGreaterThan(5);
    for (const row of rates.rateCard.rows) {
      const { days } = row.tenure;
      expect(row.rates.r?.text).toBe(of('other', days));
      expect(row.rates.f?.text).toBe(of('other', days));
      expect(row.rates.sc?.text).toBe(of('senior_citizen', days));
      expect(row.rates.fsc?.text).toBe(of('senior_citizen', days));
    }
    // Seniors can choose only tenures of at least six months.
    expect(rates.rateCard.rows[0]?.rates.sc).toBeUndefined();
    expect(rates.rateCard.rows[0]?.rates.r).toBeDefined();
  });
});

describe('the partner’s calculator', () => {
  it('returns each scheme of a tenure, compounded quarterly [FD-7.84]', async () => {
    const reply = (await read('calculators/100500/0/6/2/suryoday')) as { data: object[] };
    expect(reply.data[0]).toMatchObject({ interest_rate: '8.4', category: 'other' });
    const request = { principal: Money.of('100500'), tenure };
    const found = valueOf(await partner.calculations(request, {}));
    for (const { annualRatePercent, payoutFrequency, ...figures } of found) {
      const convention = interestConventionFor('suryoday', tenure);
      const own = depositQuote({ ...request, annualRatePercent, payoutFrequency, convention });
      expect(figures.totalInterest.text).toBe(own.totalInterest.text);
      expect(figures.maturityAmount.text).toBe(own.maturityAmount.text);
    }
  });

  it('quotes the bank’s deposits only [FD-1.11]', async () => {
    const request = { depositId: SURYODAY, principal: Money.of('100500'), tenure, ...AT_MATURITY };
    const quotes = visitor.get(DepositQuotes);
    const route = '/api/fd-partner/v1/calculators/:amount/:days/:months/:years/suryoday';
    await backend.control.fault({ route, kind: 'status', status: 503, times: 1 });
    const failed = await quotes.quote(
      { ...request, issuerId: 'suryoday', isSeniorCitizen: false },
      {},
    );
    expect(failed).toMatchObject({ ok: false, failure: { kind: 'refused', status: 503 } });
    await backend.control.clearFaults();
    const senior = { ...request, issuerId: 'suryoday', isSeniorCitizen: true };
    expect(valueOf(await quotes.quote(senior, {})).annualRatePercent.text).toBe('8.8');
  });

  it('refuses a tenure that is not offered, and an amount that is too small', async () => {
    const small = { principal: Money.of('4999'), tenure };
    expect(await partner.calculations(small, {})).toMatchObject({
      failure: { status: 422, code: 'amount-below-minimum' },
    });
    const odd = { principal: Money.of('5000'), tenure: Tenure.of({ days: 17 }) };
    expect(await partner.calculations(odd, {})).toMatchObject({ failure: { status: 404 } });
  });
});

describe('the best scheme of the partner', () => {
  it('is its highest rate for this investor, never a scheme for women [FD-7.94]', async () => {
    const find = visitor.get(FindPartnerListing);
    const anybody = valueOf(await find.run({ isSeniorCitizen: false }, {}));
    expect(anybody?.row.rates.r?.text).toBe('8.4');
    expect(anybody).toMatchObject({
      tag: 'High Return',
      deposit: {
        depositId: SURYODAY,
        totalInvestors: 44230,
        colours: { start: '#9bffed', end: '#9bffed' },
      },
    });
    const senior = valueOf(await find.run({ isSeniorCitizen: true }, {}));
    expect(senior?.row.rates.sc?.text).toBe('8.8');
  });
});
