import {
  DepositCatalogue,
  type DepositListing,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { DepositFinder } from '#application/fixed-deposits/catalogue/deposit-finder.ts';
import { RecommendedSchemes } from '#application/fixed-deposits/catalogue/recommended-schemes.ts';
import {
  type DepositFilter,
  isInTenureRange,
  TenureRange,
} from '#domain/fixed-deposits/catalogue/deposit-filter.ts';
import { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import { finderPayouts } from '#domain/fixed-deposits/catalogue/finder.ts';
import { annualReturn } from '#domain/fixed-deposits/interest/annual-return.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Gender } from '#domain/platform/gender.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { present } from './booking.ts';

const backend = testBackend();
let visitor: AppContainer;
beforeAll(async () => {
  visitor = await clientOf(backend.appAddress);
});

const POPULAR = { categoryId: 1, tagId: 2, count: 100 };
const HIGH_RETURN = { categoryId: 4, tagId: 3, count: 100 };
const list = async (query: Parameters<DepositCatalogue['list']>[0]) =>
  valueOf(await visitor.get(DepositCatalogue).list(query, {}));
const found = async (filter: DepositFilter) => (await list({ ...POPULAR, filter })).listings;

/** The annual return of a listed deposit at its regular rate. */
function regularReturn({ deposit: { issuerId }, row }: DepositListing): Percentage {
  const { tenure, payoutFrequency, rates } = row;
  const convention = interestConventionFor(issuerId, tenure);
  const annualRatePercent = present(rates.r);
  return annualReturn({ annualRatePercent, tenure, payoutFrequency, convention });
}

/** The bodies that the app sends while something is done, by path. */
async function bodiesOf(work: () => Promise<unknown>) {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await work();
  const bodies = fetched.mock.calls.map(([, init]) => {
    const { body } = init ?? {};
    return typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
  });
  fetched.mockRestore();
  return bodies;
}

describe('a filtered list', () => {
  it('has only banks, or only finance companies', async () => {
    const kinds = async (institution: 'bank' | 'finance-company') =>
      new Set((await found({ institution })).map(({ deposit }) => deposit.institution));
    expect(await kinds('bank')).toEqual(new Set(['bank', 'small-finance-bank']));
    expect(await kinds('finance-company')).toEqual(new Set(['nbfc', 'hfc']));
  });

  it('has only insured deposits, each once', async () => {
    const insured = await found({ isInsured: true });
    expect(insured.every(({ deposit }) => deposit.isInsured)).toBe(true);
    const ids = insured.map(({ deposit }) => deposit.depositId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(5);
  });

  it.each(Object.values(TenureRange))('has only tenures of %s', async (tenureRange) => {
    const rows = (await found({ tenureRange })).map(({ row }) => row);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.every(({ tenure }) => isInTenureRange(tenure, tenureRange))).toBe(true);
  });

  it('has rows of the requested payout', async () => {
    const rows = (await found({ payoutFrequency: 'half-yearly' })).map(({ row }) => row);
    expect(new Set(rows.map(({ payoutFrequency }) => payoutFrequency))).toEqual(
      new Set(['half-yearly']),
    );
  });

  it('compares the minimum with this investor’s rate', async () => {
    const filter = { minimumRate: Percentage.of('9') };
    const regular = await list({ ...POPULAR, filter });
    const senior = await list({ ...POPULAR, filter, column: 'sc' });
    expect(senior.total).toBeGreaterThan(regular.total);
    const rates = senior.listings.map(({ row }) => present(row.rates.sc));
    expect(rates.every((rate) => !rate.isLessThan(filter.minimumRate))).toBe(true);
  });

  it('stays within its category, also with another payout', async () => {
    const whole = new Set((await list(HIGH_RETURN)).listings.map(({ deposit }) => deposit.name));
    const filter = { payoutFrequency: 'monthly', institution: 'finance-company' } as const;
    const narrowed = (await list({ ...HIGH_RETURN, filter })).listings;
    expect(narrowed.length).toBeGreaterThan(0);
    expect(narrowed.every(({ deposit }) => whole.has(deposit.name))).toBe(true);
    expect(narrowed.every(({ tag }) => tag === 'High Return')).toBe(true);
  });

  it('is sorted by the interest on 1 lakh', async () => {
    const { listings } = await list({ ...POPULAR, sort: DepositSort.HighestInterest });
    const earned = listings.map(({ row }) => present(row.interestOnLakh.r));
    const isFalling = earned.every((each, at) => !earned[at - 1]?.isLessThan(each));
    expect(isFalling && earned.length > 5).toBe(true);
  });
});

describe('the calls of the lists', () => {
  it('are the documented ones [FD-7.9, FD-7.18, FD-7.19, FD-7.20, FD-9.30]', async () => {
    const [body] = await bodiesOf(() => list({ ...HIGH_RETURN, count: 10 }));
    expect(body).toEqual({
      display_location: 'FDList',
      count: 10,
      category_id: 4,
      tag_id: 3,
      tag: '',
      fd_id: 0,
      payout_method_id: 'C',
      investor_id: 0,
    });
  });
});

describe('the finder', () => {
  const find = async (answers: Parameters<DepositFinder['find']>[0]) =>
    valueOf(await visitor.get(DepositFinder).find(answers, {}));

  it('requests banks, three rows each, as a visitor [FD-7.5, FD-7.6, FD-7.7, FD-7.8]', async () => {
    const answers = { horizon: 'short-term', payoutFrequency: 'at-maturity' } as const;
    const [body] = await bodiesOf(() => find(answers));
    expect(body).toEqual({
      investor_id: 0,
      maxTenureInDays: 720,
      maxNoOfRowsPerIssuer: 3,
      payoutMechanism: 'At Maturity',
      fdInstitutionType: 'Bank',
    });
  });

  it.each(finderPayouts)('sends %s by its label and finds it [FD-3.70]', async (payout) => {
    const answers = { horizon: 'long-term', payoutFrequency: payout } as const;
    let rows: Awaited<ReturnType<typeof find>> = [];
    const [body] = await bodiesOf(async () => (rows = await find(answers)));
    expect(body?.['payoutMechanism']).toBe(payoutLabel(payout));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ row }) => row.payoutFrequency === payout)).toBe(true);
    expect(rows.every(({ deposit }) => deposit.isInsured)).toBe(true);
    const issuers = rows.map(({ deposit }) => deposit.issuerId);
    const counts = issuers.map((issuer) => issuers.filter((each) => each === issuer).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
  });

  it('finds only the requested tenure', async () => {
    const rows = await find({ horizon: 'short-term', payoutFrequency: 'monthly' });
    expect(Math.max(...rows.map(({ row }) => row.tenure.days))).toBeLessThanOrEqual(720);
  });
});

describe('a catalogue of 2,000 schemes', () => {
  it('is switched on and off, and paged without a repeated row', async () => {
    await backend.control.call('POST', 'catalogue', { schemes: 2000 });
    const filter = { tenureRange: TenureRange.OneToThreeYears };
    const first = await list({ ...POPULAR, filter });
    expect(first.total).toBeGreaterThan(700);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list({ ...POPULAR, filter, page, sort: DepositSort.HighestRate })),
    );
    const ids = pages.flatMap(({ listings }) => listings.map(({ row }) => row.schemeMasterId));
    expect(new Set(ids).size).toBe(300);
    const returns = pages.flatMap(({ listings }) =>
      listings.map(regularReturn),
    );
    expect(returns.every((each, at) => !returns[at - 1]?.isLessThan(each))).toBe(true);
    await backend.control.call('POST', 'catalogue', { schemes: 0 });
    expect((await list({ ...POPULAR, filter })).total).toBeLessThan(30);
  });
});

describe('the figures of a row', () => {
  const rowWith = async (patch: Readonly<Record<string, string | undefined>>) => {
    const fault = { kind: 'patch', patch: { data: { '0': patch } }, times: 1 } as const;
    await backend.control.fault({ route: '/api/main/products/getfd', ...fault });
    return present((await list(HIGH_RETURN)).listings[0]).row;
  };

  it('on 1 lakh are named by the suffix of each column [FD-3.7, AP-9.24]', async () => {
    const interest_amount_1l_r = '1001';
    const interest_amount_1l_f = '1002';
    const interest_amount_1l_sc = '1003';
    const interest_amount_1l_fsc = '1004';
    const row = await rowWith({
      ...{ interest_amount_1l_r, interest_amount_1l_f },
      ...{ interest_amount_1l_sc, interest_amount_1l_fsc },
    });
    const { r, f, sc, fsc } = row.interestOnLakh;
    expect([r, f, sc, fsc].map((amount) => amount?.text)).toEqual(['1001', '1002', '1003', '1004']);
  });
});

describe('a recommended scheme', () => {
  it('names its four rates in full [FD-3.12]', async () => {
    const patch = {
      rate_of_interest_regular: '7.11',
      rate_of_interest_female: '7.22',
      rate_of_interest_senior_citizen: '7.33',
      rate_of_interest_female_senior_citizen: '7.44',
    };
    const fault = { kind: 'patch', patch: { data: patch }, times: 1 } as const;
    await backend.control.fault({ route: '/api/main/products/recommendscheme', ...fault });
    const request = { schemeId: 13010, gender: Gender.Male, isSeniorCitizen: false };
    const scheme = valueOf(await visitor.get(RecommendedSchemes).insteadOf(request, {}));
    const { r, f, sc, fsc } = present(scheme).rates;
    expect([r, f, sc, fsc].map((rate) => rate?.text)).toEqual(['7.11', '7.22', '7.33', '7.44']);
  });
});
