import {
  DepositCatalogue,
  type DepositListing,
} from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { DepositPayments } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import { ComparedDeposits } from '#application/fixed-deposits/catalogue/compared-deposits.ts';
import { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { failureOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { ARJUN, orderFor, startedOrder } from './booking.ts';

const backend = testBackend();
let arjun: AppContainer;
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
});

const patched = (path: string, patch: Readonly<Record<string, unknown>>) =>
  backend.control.fault({ route: `/api/main${path}`, kind: 'patch', patch, times: 1 });
const firstRow = (row: Readonly<Record<string, unknown>>) => ({ data: { '0': row } });
const list = () => arjun.get(DepositCatalogue).list({ categoryId: 1, tagId: 2, count: 10 }, {});
const payoutFrequency = PayoutFrequency.Monthly;
const rateCard = () => arjun.get(RateCards).forDeposit(1002, { payoutFrequency }, {});

describe('a reply with unknown words', () => {
  it('about a payout counts as At Maturity, and is reported [FD-3.67]', async () => {
    const failed = vi.spyOn(arjun.get(Reporting), 'failed');
    await patched('/products/getfd', firstRow({ payout_frequency_id: 'NC9' }));
    const [listing] = valueOf(await list()).listings;
    expect(listing?.row.payoutFrequency).toBe('at-maturity');
    expect(failed).toHaveBeenCalledWith('unknown payout frequency code', { code: 'NC9' });
    failed.mockRestore();
  });

  it('for the next step is rejected', async () => {
    const request = await orderFor(arjun, backend);
    await patched('/investment/startfd', { data: { onboarding_status: 'Later' } });
    const failure = failureOf(await arjun.get(DepositOrders).start(request, {}));
    expect(failure.kind).toBe('unexpected-reply');
  });

  it('for a payment is rejected, and is no success', async () => {
    const depositOrderId = await startedOrder(arjun, backend);
    await patched('/investment/fd-status', { data: { payment_status: 'SUCCESSFUL' } });
    const request = { depositOrderId, depositId: 1003 };
    const failure = failureOf(await arjun.get(DepositPayments).status(request, {}));
    expect(failure.kind).toBe('unexpected-reply');
  });
});

describe('a row of the documents', () => {
  it('with only N has the requested payout [FD-3.9, FD-3.10]', async () => {
    await patched('/products/getfd', firstRow({ payout_frequency_id: 'N' }));
    const { rateCard: card } = valueOf(await rateCard());
    expect(card.rows.every((row) => row.payoutFrequency === 'monthly')).toBe(true);
  });

  it.each([
    [1, true],
    ['true', true],
    [true, true],
    [0, false],
    ['0', false],
    [false, false],
  ])('with the flag %j is coming soon: %s', async (is_comingsoon, isComingSoon) => {
    await patched('/products/getfd', firstRow({ is_comingsoon }));
    const [listing] = valueOf(await list()).listings;
    expect(listing?.deposit.isComingSoon).toBe(isComingSoon);
  });
});

describe('a field that is null', () => {
  const figures = ['rate_of_interest', 'interest_amount_1l'].flatMap((name) =>
    ['', '_r', '_f', '_sc', '_fsc'].map((column) => `${name}${column}`),
  );
  const others = ['tag_name', 'credit_rating', 'is_insured', 'payout_methods', 'effective_yield'];
  const empty = Object.fromEntries([...figures, ...others].map((name) => [name, null]));

  it('counts as missing: a deposit without rates breaks no list [FD-4.42]', async () => {
    const before = valueOf(await list()).listings;
    await patched('/products/getfd', firstRow(empty));
    const [first, ...rest] = valueOf(await list()).listings;
    expect(first?.deposit.name).toBe(before[0]?.deposit.name);
    expect(first?.row).toMatchObject({ rates: {}, interestOnLakh: {} });
    expect(Object.keys(first?.row.rates ?? { none: 1 })).toEqual([]);
    expect(first?.deposit.creditRating).toBeUndefined();
    expect(first?.deposit.isInsured).toBeUndefined();
    expect(rest).toEqual(before.slice(1));
  });

  it('for the payouts of a deposit leaves the requested one [FD-2.62]', async () => {
    expect(valueOf(await rateCard())?.payoutFrequencies).not.toEqual([payoutFrequency]);
    await patched('/products/getfd', firstRow({ payout_methods: null }));
    expect(valueOf(await rateCard())?.payoutFrequencies).toEqual([payoutFrequency]);
  });

  it('leaves the kind of issuer and the insurance unknown', async () => {
    const before = valueOf(await list()).listings[0]?.deposit;
    const documented = { institution_type: null, is_insured: null, credit_rating: null };
    await patched('/products/getfd', firstRow(documented));
    const [first] = valueOf(await list()).listings;
    const { institution: _, isInsured: __, creditRating: ___, ...rest } = before ?? {};
    expect(first?.deposit).toStrictEqual(rest);
    arjun.get(ComparedDeposits).keep([first as DepositListing]);
    const kept = arjun.get(ComparedDeposits).read()[0]?.deposit;
    expect(kept?.name).toBe(first?.deposit.name);
    expect(kept).not.toHaveProperty('institution');
    expect(kept).not.toHaveProperty('isInsured');
    await patched('/products/issuers', firstRow(documented));
    const [issuer] = valueOf(await arjun.get(DepositCatalogue).issuers({ count: 10 }, {}));
    expect(issuer).not.toHaveProperty('institution');
    expect(issuer).not.toHaveProperty('isInsured');
  });

  it('counts as missing in a single object too', async () => {
    const held = arjun.get(HeldDeposits);
    const [deposit] = valueOf(await held.list({}));
    const id = deposit?.depositOrderId ?? 0;
    const plain = valueOf(await held.detail(id, {}));
    await patched('/investment/getinvestmentdetail', { data: { renewed_into: null } });
    expect(valueOf(await held.detail(id, {}))).toEqual(plain);
  });

  it('still rejects a reply that requires it', async () => {
    await patched('/products/getfd', firstRow({ fd_id: null }));
    expect(failureOf(await list()).kind).toBe('unexpected-reply');
    await patched('/products/getfd', { data: { '0': null } });
    expect(failureOf(await list()).kind).toBe('unexpected-reply');
  });
});

describe('a held deposit without a field that it needs', () => {
  const row = [
    ...['fd_investment_id', 'fd_id', 'rate_of_interest', 'fd_name', 'logo_url'],
    ...['investment_amount', 'tenure', 'fd_payout_method', 'fd_payout_method_id', 'created_on'],
    ...['fd_maturity_date', 'maturity_amount', 'interest_till_date', 'status'],
  ];
  const more = ['application_number', 'today_earning', 'total_interest_earned', 'annual_yield'];
  const detail = [...row, ...more, 'maturity_action_name', 'issuer_name', 'osb_issuer_id'];

  it.each(row)('is not left out of the portfolio: no %s [FD-3.35]', async (name) => {
    await patched('/investment/getportfolio', firstRow({ [name]: null }));
    const failure = failureOf(await arjun.get(HeldDeposits).list({}));
    expect(failure.kind).toBe('unexpected-reply');
  });

  it.each(detail)('has no page: no %s [FD-3.30]', async (name) => {
    const [held] = valueOf(await arjun.get(HeldDeposits).list({}));
    await patched('/investment/getinvestmentdetail', { data: { [name]: null } });
    const shown = await arjun.get(HeldDeposits).detail(held?.depositOrderId ?? 0, {});
    expect(failureOf(shown).kind).toBe('unexpected-reply');
  });
});

describe('an invalid reply', () => {
  it.each([
    ['a day that is none', '/investment/getpassbook', firstRow({ transaction_date: '2026-02-31' })],
    ['an amount in words', '/investment/getpassbook', firstRow({ investment_amount: 'plenty' })],
    ['a status of its own', '/investment/getpassbook', firstRow({ transaction_status: 2 })],
  ])('with %s is rejected by the adapter', async (_, path, patch) => {
    await patched(path, patch);
    const failure = failureOf(await arjun.get(Passbook).entries({}));
    expect(failure.kind).toBe('unexpected-reply');
  });

  it('with an invalid tenure is rejected by the adapter', async () => {
    await patched('/investment/getportfolio', firstRow({ tenure: 'long' }));
    const failure = failureOf(await arjun.get(HeldDeposits).list({}));
    expect(failure.kind).toBe('unexpected-reply');
  });

  it('with two rows of one scheme is rejected by the adapter', async () => {
    await patched('/products/getfd', firstRow({ scheme_master_id: 2021 }));
    expect(failureOf(await rateCard()).kind).toBe('unexpected-reply');
  });

  it('with an invalid URL is rejected by the adapter', async () => {
    await patched('/products/getterms', firstRow({ pdf_link: 'nowhere' }));
    const failure = failureOf(await arjun.get(DepositCatalogue).termsAddress(1002, {}));
    expect(failure.kind).toBe('unexpected-reply');
  });

  it('with a script as a URL is rejected by the adapter', async () => {
    await patched('/products/getterms', firstRow({ pdf_link: 'javascript:alert(1)' }));
    const failure = failureOf(await arjun.get(DepositCatalogue).termsAddress(1002, {}));
    expect(failure.kind).toBe('unexpected-reply');
  });
});
