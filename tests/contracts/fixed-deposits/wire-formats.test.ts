import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import { RecommendedSchemes } from '#application/fixed-deposits/catalogue/recommended-schemes.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Gender } from '#domain/platform/gender.ts';
import { Money } from '#domain/platform/money.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { fetchWithCookies } from '../client.ts';
import { ARJUN, orderFor, present } from './booking.ts';

/** A request of the adapter, and its reply. */
interface Sent {
  readonly url: URL;
  readonly body: Readonly<Record<string, unknown>>;
  readonly reply: { readonly data?: unknown };
}

const backend = testBackend();
let arjun: AppContainer;
const sent: Sent[] = [];
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN, { fetch: recording(backend.appAddress) });
});

function recording(origin: string): typeof fetch {
  const send = fetchWithCookies(origin);
  return async (input, init) => {
    const reply = await send(input, init);
    const text = typeof init?.body === 'string' ? init.body : '{}';
    sent.push({
      url: new URL(input instanceof Request ? input.url : input),
      body: JSON.parse(text) as Record<string, unknown>,
      reply: (await reply.clone().json()) as Sent['reply'],
    });
    return reply;
  };
}

/** The newest call of a path. */
const last = (path: string) => present(sent.findLast(({ url }) => url.pathname.endsWith(path)));
const twoYears = Tenure.of({ years: 2 });

describe('the start of a deposit', () => {
  it('names the referring advisor, otherwise Vriddhi [FD-3.28, FD-3.29, FD-3.75, FD-3.76]', async () => {
    const request = await orderFor(arjun, backend, { principal: '62000' });
    valueOf(await arjun.get(DepositOrders).start({ ...request, advisorId: 4711 }, {}));
    expect(last('/investment/startfd').body['ifa_id']).toBe(4711);
    valueOf(await arjun.get(DepositOrders).start(request, {}));
    const usual = { ifa_id: 1, is_senior_citizen: 0, mkyc_status: 'verified' };
    expect(last('/investment/startfd').body).toMatchObject(usual);
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
    await quote(PayoutFrequency.AtMaturity, Gender.Male, 'suryoday');
    expect(sent.at(-1)?.url.pathname).toMatch(/\/calculators\/250000\/0\/0\/2\/suryoday$/);
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
