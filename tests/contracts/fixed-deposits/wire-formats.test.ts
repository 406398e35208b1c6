import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { AdvisorOrders } from '#application/fixed-deposits/booking/advisor-orders.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import {
  DepositNominations,
  PaymentMethod,
} from '#application/fixed-deposits/booking/deposit-nominations.ts';
import { DepositPayments } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import { RecommendedSchemes } from '#application/fixed-deposits/catalogue/recommended-schemes.ts';
import { Session } from '#application/platform/session.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Gender } from '#domain/platform/gender.ts';
import { Money } from '#domain/platform/money.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn, valueOf } from '../accounts/signed-in.ts';
import { type Backend, startBackend } from '../backend.ts';
import { fetchWithCookies } from '../client.ts';
import { ARJUN, orderFor, paymentPage, press, present, searchOf } from './booking.ts';

/** A request of the adapter, and its reply. */
interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly type: string | null;
  readonly body: Readonly<Record<string, unknown>>;
  readonly reply: { readonly data?: unknown };
}

let backend: Backend;
let arjun: AppContainer;
const sent: Sent[] = [];
beforeAll(async () => {
  backend = await startBackend();
  arjun = await signedIn(backend, ARJUN, { fetch: recording(backend.appAddress) });
});
afterAll(() => backend.stop());

function recording(origin: string): typeof fetch {
  const send = fetchWithCookies(origin);
  return async (input, init) => {
    const reply = await send(input, init);
    const text = typeof init?.body === 'string' ? init.body : '{}';
    sent.push({
      method: init?.method ?? 'GET',
      url: new URL(input instanceof Request ? input.url : input),
      type: new Headers(init?.headers).get('content-type'),
      body: JSON.parse(text) as Record<string, unknown>,
      reply: (await reply.clone().json()) as Sent['reply'],
    });
    return reply;
  };
}

/** The newest call of a path. */
const last = (path: string) => present(sent.findLast(({ url }) => url.pathname.endsWith(path)));
const investorId = () => present(arjun.get(Session).current).investorId;
const twoYears = Tenure.of({ years: 2 });

describe('the start of a deposit', () => {
  it('has exactly these fields [FD-3.27, FD-3.29, FD-7.34]', async () => {
    const request = await orderFor(arjun, backend, { principal: '60000' });
    valueOf(await arjun.get(DepositOrders).start({ ...request, maturityInstructionId: 2 }, {}));
    const { body, reply } = last('/investment/startfd');
    expect(body).toEqual({
      fd_id: 1003,
      fd_payout_method_id: 'C',
      investment_amount: '60000',
      investor_id: investorId(),
      maturity_action_id: 2,
      ifa_id: 1,
      interest_rate: request.annualRatePercent.text,
      scheme_id: request.schemeId,
      tenure: '1Y',
      total_interest_earn: request.totalInterest.text,
      is_senior_citizen: 0,
      maturity_date: backend.sandbox.clock.today().plus({ years: 1 }).iso,
      maturity_amount: request.maturityAmount.text,
      mkyc_status: arjun.get(Session).current?.kycStatus,
      redirection_url: `${backend.appAddress}/fd-redireacting`,
    });
    expect(reply.data).toMatchObject({ onboarding_status: 'Nominee' });
  });

  it('sends 1 at senior rates, 0 at others [FD-3.28]', async () => {
    const request = await orderFor(arjun, backend, { principal: '61000' });
    await arjun.get(DepositOrders).start({ ...request, isSeniorCitizen: true }, {});
    expect(last('/investment/startfd').body['is_senior_citizen']).toBe(1);
    await arjun.get(DepositOrders).start(request, {});
    expect(last('/investment/startfd').body['is_senior_citizen']).toBe(0);
  });

  it('names the referring advisor, otherwise Vriddhi [FD-3.75, FD-3.76]', async () => {
    const request = await orderFor(arjun, backend, { principal: '62000' });
    valueOf(await arjun.get(DepositOrders).start({ ...request, advisorId: 4711 }, {}));
    expect(last('/investment/startfd').body['ifa_id']).toBe(4711);
    valueOf(await arjun.get(DepositOrders).start(request, {}));
    expect(last('/investment/startfd').body['ifa_id']).toBe(1);
  });
});

describe('a calculation', () => {
  const quote = async (payoutFrequency: PayoutFrequency, gender?: Gender, issuerId?: string) => {
    const request = { depositId: 1008, issuerId, principal: Money.of('250000'), tenure: twoYears };
    const given = { ...request, payoutFrequency, gender, isSeniorCitizen: false };
    valueOf(await arjun.get(DepositQuotes).quote(given, {}));
    return last('/products/calculatefd');
  };

  it('is Cumulative at maturity and Non-Cumulative otherwise [FD-7.24]', async () => {
    const atMaturity = await quote(PayoutFrequency.AtMaturity);
    expect(atMaturity.body['product_type']).toBe('Cumulative');
    for (const payout of [PayoutFrequency.Monthly, PayoutFrequency.Quarterly]) {
      expect((await quote(payout)).body['product_type']).toBe('Non-Cumulative');
    }
  });

  it('counts the tenure in days of the 360-day year; text for money and dates [FD-7.25]', async () => {
    const { body, reply } = await quote(PayoutFrequency.AtMaturity);
    expect(body).toMatchObject({ tenor: 720, tenure_year: 2, investment_amount: '250000' });
    const { data } = reply.data as { data: Record<string, unknown> };
    expect(data['maturity_date']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(data['maturity_amount']).toMatch(/^\d+$/);
  });

  it('sends M or F, and the compounding frequency [FD-9.12, FD-9.16]', async () => {
    const his = await quote(PayoutFrequency.AtMaturity, Gender.Male);
    expect(his.body).toMatchObject({ gender: 'M', compounding_type: 'yearly' });
    const hers = await quote(PayoutFrequency.Monthly, Gender.Female);
    expect(hers.body).toMatchObject({ gender: 'F', compounding_type: 'yearly' });
    const shriram = await quote(PayoutFrequency.AtMaturity, Gender.Male, 'shriram');
    expect(shriram.body).toMatchObject({ compounding_type: 'monthly' });
  });
});

describe('the request for a better scheme', () => {
  it('sends m or f [FD-7.22, FD-9.12]', async () => {
    const { schemeId } = await orderFor(arjun, backend);
    const request = { schemeId, isSeniorCitizen: false };
    const schemes = arjun.get(RecommendedSchemes);
    valueOf(await schemes.insteadOf({ ...request, gender: Gender.Female }, {}));
    expect(last('/products/recommendscheme').body).toEqual({
      scheme_master_id: schemeId,
      gender: 'f',
      is_seniorcitizen: 0,
    });
    valueOf(await schemes.insteadOf(request, {}));
    expect(last('/products/recommendscheme').body['gender']).toBe('m');
  });
});

describe('a payment', () => {
  const started = async (principal: string) => {
    const request = await orderFor(arjun, backend, { principal });
    return valueOf(await arjun.get(DepositOrders).start(request, {})).depositOrderId;
  };

  it('starts with the nominees, and a method only if required [FD-7.51, AP-7.57, AP-7.59]', async () => {
    const depositOrderId = await started('63000');
    const known = valueOf(await arjun.get(Nominees).list({}));
    const nominees = known.map(({ id, sharePercent }) => ({ nomineeId: id, sharePercent }));
    const returnUrl = `${backend.appAddress}/fetch-bank-details`;
    const submit = (method?: PaymentMethod) =>
      arjun.get(DepositNominations).submit({ depositOrderId, nominees, method, returnUrl }, {});
    valueOf(await submit());
    const { body, reply } = last('/investment/updatenominees');
    expect(reply.data).toHaveProperty('paymentUrl');
    expect(JSON.stringify(reply.data)).toContain(`${backend.thirdPartyAddress}/pay/`);
    expect(Object.keys(body).toSorted()).toEqual([
      'fd_investment_id',
      'investor_id',
      'nominee_data_xml',
      'redirection_url',
    ]);
    for (const method of Object.values(PaymentMethod)) {
      valueOf(await submit(method));
      expect(last('/investment/updatenominees').body['paymentMode']).toBe(method);
    }
    expect(Object.values(PaymentMethod)).toEqual(['UPI', 'Net Banking']);
  });

  it('is verified by the query of the return URL, and then loaded [AP-7.62, AP-7.64, AP-7.65]', async () => {
    const depositOrderId = await started('64000');
    const result = await press(await paymentPage(arjun, backend, depositOrderId), 'succeeded');
    const search = searchOf(result);
    valueOf(await arjun.get(DepositPayments).verify(search, {}));
    const verified = last('/investment/verify-payment');
    expect(verified.method).toBe('GET');
    expect(verified.type).toBeNull();
    expect(verified.url.search).toBe(`?${new URLSearchParams(search)}`);
    expect(verified.reply.data).toEqual({ payment_status: 'success' });
    valueOf(await arjun.get(DepositPayments).status({ depositOrderId, depositId: 1003 }, {}));
    const { method, body, reply } = last('/investment/fd-status');
    expect(method).toBe('POST');
    expect(body).toEqual({ fd_investment_id: depositOrderId, fd_id: 1003 });
    expect(reply.data).toMatchObject({ payment_status: 'success', investment_amount: '64000' });
  });

  it('that failed or was cancelled has its own status', async () => {
    const words = { failed: 'failed', cancelled: 'cancelled' } as const;
    let thousands = 64;
    for (const outcome of Object.values(words)) {
      const depositOrderId = await started(`${(thousands += 1)}000`);
      await press(await paymentPage(arjun, backend, depositOrderId), outcome);
      const request = { depositOrderId, depositId: 1003 };
      const { status } = valueOf(await arjun.get(DepositPayments).status(request, {}));
      expect(status).toBe(outcome);
    }
  });
});

describe('the investor of an advisor’s order', () => {
  it('is requested in two sections, which contain all data [FD-3.55, FD-7.81]', async () => {
    valueOf(await arjun.get(AdvisorOrders).investor({}));
    const calls = sent.filter(({ url }) => url.pathname.endsWith('/ifa/investors/profile'));
    expect(calls).toHaveLength(2);
    const sectionCall = (display_location: string) =>
      present(calls.find(({ body }) => body['display_location'] === display_location));
    for (const section of ['Bank', 'PersonalDetails']) {
      const { method, body } = sectionCall(section);
      expect(method).toBe('POST');
      expect(body).toEqual({ display_location: section, method: 'Get', investor_id: investorId() });
    }
    const { bankDetails } = sectionCall('Bank').reply.data as { bankDetails: readonly object[] };
    expect(Object.keys(present(bankDetails[0])).toSorted()).toEqual([
      ...['account_no', 'bank_logo', 'bank_name', 'branch_name', 'ifsc_code'],
    ]);
  });
});

describe('the calls of the holdings', () => {
  it('have these URLs [FD-7.32, FD-7.33, FD-7.74]', async () => {
    const held = arjun.get(HeldDeposits);
    valueOf(await held.summary({}));
    expect(last('/api/main/investment/getportfoliosummary').body).toEqual({
      investor_id: investorId(),
      fd_id: 0,
    });
    const [deposit] = valueOf(await held.list({}));
    expect(last('/api/main/investment/getportfolio').body).toEqual({ investor_id: investorId() });
    const { depositOrderId, depositId } = present(deposit);
    valueOf(await held.detail(depositOrderId, {}));
    expect(last('/api/main/investment/getinvestmentdetail').body).toEqual({
      fd_investment_id: depositOrderId,
    });
    valueOf(await held.highlights(depositId, {}));
    expect(last('/api/main/investment/gethighlights').body).toEqual({
      investor_id: investorId(),
      fd_id: depositId,
    });
    valueOf(await arjun.get(Passbook).entries({}));
    expect(last('/api/main/investment/getpassbook').body).toEqual({ investor_id: investorId() });
  });

  it('and all others are POST with JSON, except for one GET [FD-7.1]', () => {
    const others = sent.filter(({ url }) => !url.pathname.endsWith('/verify-payment'));
    expect(others.length).toBeGreaterThan(20);
    for (const { method, type } of others) {
      expect([method, type]).toEqual(['POST', 'application/json']);
    }
  });
});
