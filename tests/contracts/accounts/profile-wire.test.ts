import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { Profiles } from '#application/accounts/profile/profiles.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import {
  DepositNominations,
  PaymentMethod,
} from '#application/fixed-deposits/booking/deposit-nominations.ts';
import { Session } from '#application/platform/session.ts';
import { AnnualIncome, IncomeSource, Occupation } from '#domain/accounts/profile/professional.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { displayLocations } from '#infrastructure/accounts/profile/profiles.wire.ts';
import { pngFile } from '#tests/arbitraries/picture-files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from '../backend.ts';
import { fetchWithCookies } from '../client.ts';
import { ARJUN, present, startedOrder } from '../fixed-deposits/booking.ts';
import { call, signedIn, valueOf } from './signed-in.ts';

/** A request of the adapter, and the data of its reply. */
interface Sent {
  readonly path: string;
  readonly method: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly data: unknown;
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
    const read = (await reply.clone().json()) as { readonly data?: unknown };
    const path = new URL(input instanceof Request ? input.url : input).pathname;
    sent.push({ path, method: init?.method ?? 'GET', body: bodyOf(init?.body), data: read.data });
    return reply;
  };
}

function bodyOf(body: BodyInit | null | undefined): Sent['body'] {
  if (body instanceof FormData) return Object.fromEntries(body.entries());
  return JSON.parse(typeof body === 'string' ? body : '{}') as Sent['body'];
}

/** The newest call of a path. */
const last = (path: string) => present(sent.findLast((one) => one.path === `/api/main${path}`));
const investorId = () => present(arjun.get(Session).current).investorId;
const token = () => arjun.get(Session).current?.accessToken;

describe('POST /profile', () => {
  const PLACES = [
    'Bank',
    'Profile',
    'PersonalDetails',
    'Nomination',
    'RelationShip',
    'ProfessionalDetails',
    'Occupation',
    'IncomeSource',
    'AnnualIncome',
    'Address',
    'ParentInfo',
  ];

  it('returns exactly these eleven fields [AP-7.37, FD-7.55]', async () => {
    expect([...displayLocations].toSorted()).toEqual([...PLACES].toSorted());
    for (const place of [...PLACES, 'Relationship', 'bank', '']) {
      const body = { display_location: place, method: 'Get', investor_id: investorId() };
      const reply = await call(backend, '/profile', { body, token: token() });
      expect([place, reply.status]).toEqual([place, PLACES.includes(place) ? 200 : 400]);
    }
  });

  it('accepts only the methods Get and Modify [FD-7.56]', async () => {
    await arjun.get(Profiles).summary({});
    expect(last('/profile').body).toMatchObject({ method: 'Get', investor_id: investorId() });
    const [nominee] = valueOf(await arjun.get(Nominees).list({}));
    valueOf(await arjun.get(Nominees).save(present(nominee), {}));
    expect(last('/profile').body).toMatchObject({
      display_location: 'Nomination',
      method: 'Modify',
    });
    for (const method of ['get', 'Delete', '']) {
      const body = { display_location: 'Profile', method, investor_id: investorId() };
      expect((await call(backend, '/profile', { body, token: token() })).status).toBe(400);
    }
  });
});

describe('the steps of the profile', () => {
  it('send both addresses as rows, with the order they are for [AP-7.47]', async () => {
    const depositOrderId = await startedOrder(arjun, backend, { principal: '92000' });
    const profiles = arjun.get(Profiles);
    const permanent = present(valueOf(await profiles.addresses({}))[0]);
    valueOf(await profiles.saveAddresses({ permanent, depositOrderId }, {}));
    const { method, body } = last('/investment/updateaddress');
    expect(method).toBe('POST');
    expect(body).toEqual({
      address_data_xml: expect.stringMatching(/^<ROWS><ROW>.*<\/ROW><\/ROWS>$/s) as string,
      fd_investment_id: depositOrderId,
      investor_id: investorId(),
      is_permanent_address_correspondent: 1,
    });
  });

  it('send 1 if mail goes to the permanent address, otherwise 0 [AP-7.49, FD-7.58]', async () => {
    const profiles = arjun.get(Profiles);
    const [permanent] = valueOf(await profiles.addresses({}));
    const flagOf = async (correspondent: typeof permanent) => {
      valueOf(await profiles.saveAddresses({ permanent: present(permanent), correspondent }, {}));
      return last('/investment/updateaddress').body['is_permanent_address_correspondent'];
    };
    expect(await flagOf(undefined)).toBe(1);
    expect(await flagOf(permanent)).toBe(0);
  });

  it('send the occupation by its ids, with the source of income [AP-7.45, AP-7.54, FD-7.62]', async () => {
    const depositOrderId = await startedOrder(arjun, backend, { principal: '91000' });
    const answer = { occupation: Occupation.Retired, annualIncome: AnnualIncome.UpTo5Lakh };
    valueOf(await arjun.get(Profiles).saveProfessional({ ...answer, depositOrderId }, {}));
    const { method, body } = last('/investment/updateprofessionaldetails');
    expect(method).toBe('POST');
    const idOf = (place: string, word: string) =>
      present(
        sent
          .filter(
            ({ path, body: request }) => path.endsWith('/profile') && placeOf(request) === place,
          )
          .flatMap(({ data }) => data as { item_id: number; item_value: string }[])
          .find(({ item_value }) => item_value === word),
      ).item_id;
    expect(body).toEqual({
      occupation_id: idOf('Occupation', 'others_retired'),
      annual_income_id: idOf('AnnualIncome', 'upto_5_lakh'),
      income_source_id: idOf('IncomeSource', 'pension'),
      fd_investment_id: depositOrderId,
      investor_id: investorId(),
    });
  });

  it.each([
    ['Occupation', Object.values(Occupation)],
    ['AnnualIncome', Object.values(AnnualIncome)],
    ['IncomeSource', Object.values(IncomeSource)],
  ])('have %s in the domain’s words [FD-9.45]', async (place, words) => {
    const body = { display_location: place, method: 'Get', investor_id: investorId() };
    const reply = await call(backend, '/profile', { body, token: token() });
    const items = reply.body.data as unknown as { item_value: string }[];
    expect(items.map(({ item_value }) => item_value)).toEqual(words);
  });
});

describe('the last steps before the payment', () => {
  it('request and send the declarations as rows of text [AP-7.55, AP-7.56, AP-3.29]', async () => {
    const depositOrderId = await startedOrder(arjun, backend, { principal: '92000' });
    const orders = arjun.get(DepositOrders);
    const answered = valueOf(await orders.declarations({ depositOrderId, depositId: 1003 }, {}));
    const question = last('/investment/getdeclarations');
    expect(question.body).toEqual({ fd_investment_id: depositOrderId, fd_id: 1003 });
    expect(question.data).toContainEqual(
      expect.objectContaining({
        declaration_id: answered[0]?.id,
        declaration_question: answered[0]?.question,
      }),
    );
    const answers = answered.map(({ id }, index) => ({ id, isYes: index === 0 }));
    const returnUrl = `${backend.appAddress}/maturity-action`;
    valueOf(await orders.declare({ depositOrderId, answers, returnUrl }, {}));
    const row = ({ id, isYes }: (typeof answers)[number]) =>
      `<ROW><D_ID>${id}</D_ID><D_VALUE>${isYes ? 1 : 0}</D_VALUE></ROW>`;
    expect(last('/investment/updatedeclarations').body).toEqual({
      declaration_data_xml: `<ROWS>${answers.map(row).join('')}</ROWS>`,
      fd_investment_id: depositOrderId,
      investor_id: investorId(),
      redirection_url: returnUrl,
    });
  });

  it('send the nominees with their shares, and the payment method [AP-7.61, AP-7.57]', async () => {
    const depositOrderId = await startedOrder(arjun, backend, { principal: '93000' });
    const known = valueOf(await arjun.get(Nominees).list({}));
    const nominees = known.map(({ id, sharePercent }) => ({ nomineeId: id, sharePercent }));
    const returnUrl = `${backend.appAddress}/fetch-bank-details`;
    const method = PaymentMethod.NetBanking;
    const payment = { depositOrderId, nominees, method, returnUrl };
    valueOf(await arjun.get(DepositNominations).submit(payment, {}));
    const rows = nominees.map(
      ({ nomineeId, sharePercent }) =>
        `<ROW><NOMINEE_ID>${nomineeId}</NOMINEE_ID><PERCENTAGE>${sharePercent}</PERCENTAGE></ROW>`,
    );
    const { body, data } = last('/investment/updatenominees');
    expect(body).toEqual({
      nominee_data_xml: `<ROWS>${rows.join('')}</ROWS>`,
      fd_investment_id: depositOrderId,
      investor_id: investorId(),
      redirection_url: returnUrl,
      paymentMode: 'Net Banking',
    });
    expect(JSON.stringify(data)).toContain(`{"paymentUrl":"${backend.thirdPartyAddress}`);
  });
});

describe('the account', () => {
  it('sends a picture as a form with the investor’s id [AP-7.43, AP-7.44]', async () => {
    valueOf(await arjun.get(PersonalData).savePicture(new Uint8Array(pngFile()), {}));
    const { method, body, data } = last('/profile/updateprofile');
    expect(method).toBe('POST');
    expect(Object.keys(body).toSorted()).toEqual(['investor_id', 'profile_image']);
    expect(body['investor_id']).toBe(String(investorId()));
    expect(JSON.stringify(data)).toMatch(/^{"image_base64":"data:image\/png;base64,[^"]+"}$/);
  });

  it('requests its deletion by the investor’s id alone [AP-7.68]', async () => {
    expect((await arjun.get(PersonalData).deleteAccount({})).ok).toBe(false);
    const { method, body } = last('/investor/delete');
    expect(method).toBe('POST');
    expect(body).toEqual({ investor_id: investorId() });
  });
});

function placeOf(body: Sent['body']): unknown {
  return body['display_location'];
}
