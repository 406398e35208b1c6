import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { AdvisorOrders } from '#application/fixed-deposits/booking/advisor-orders.ts';
import { DepositPayments } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { EmbeddedBookings } from '#application/fixed-deposits/booking/embedded-booking/embedded-bookings.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import { Session } from '#application/platform/session.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { MONEY_RETURNED } from '#application/platform/money-returned.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { placedOrder } from './advisor.ts';
import { ARJUN, LEELA, startedOrder } from './booking.ts';
import {
  FAIL,
  FORMS,
  LATER,
  openedBooking,
  PAY,
  sendForm,
  sendForms,
  SURYODAY,
  postedBy,
} from './embedded.ts';

const backend = testBackend();
let arjun: AppContainer;

beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
});

const heldBy = async (app: AppContainer) => valueOf(await app.get(HeldDeposits).list({}));

describe('a session of the booking service', () => {
  it('accepts email, mobile and issuer, and returns the page [FD-7.85, FD-9.47]', async () => {
    const sent: unknown[] = [];
    const app = await signedIn(backend, ARJUN, {
      fetch: (async (input: string, init?: RequestInit) => {
        if (input.endsWith('/sessions')) sent.push(JSON.parse(init?.body as string));
        return fetch(input, init);
      }) as typeof fetch,
    });
    const email = 'arjun.mehta@mail.example';
    const booking = valueOf(await app.get(EmbeddedBookings).open('suryoday', {}));
    expect(sent).toEqual([
      { verified_email: email, verified_mobile: ARJUN, issuer_id: 'suryoday' },
    ]);
    expect(booking.transactionId).toMatch(/^[\da-f-]{36}$/);
    expect(new URL(booking.url).origin).toBe(backend.thirdPartyAddress);
    expect(booking.order).toBeUndefined();
  });

  it('is only for the partner bank and the signed-in number', async () => {
    const bookings = arjun.get(EmbeddedBookings);
    expect(await bookings.open('himadri', {})).toMatchObject({
      failure: { status: 422, code: 'not-booked-here' },
    });
  });

  it('is refused with another email address than that of the account', async () => {
    const app = await signedIn(backend, ARJUN);
    await app.get(Session).update({ email: 'other@mail.example' });
    expect(await app.get(EmbeddedBookings).open('suryoday', {})).toMatchObject({
      failure: { status: 403, code: 'not-yours', field: 'verified_email' },
    });
  });

  it('can be loaded by its id, by its investor alone [FD-7.86]', async () => {
    const { transactionId, depositOrderId, bookings } = await openedBooking(arjun, backend);
    expect(valueOf(await bookings.booking(transactionId, {}))).toMatchObject({
      transactionId,
      order: { depositOrderId, depositId: SURYODAY },
    });
    const leela = await signedIn(backend, LEELA);
    const others = leela.get(EmbeddedBookings);
    const nothing = { failure: { status: 404, code: 'no-such-booking' } };
    expect(await others.booking(transactionId, {})).toMatchObject(nothing);
    const event = { kind: 'started', depositOrderId } as const;
    expect(await others.report(transactionId, event, {})).toMatchObject(nothing);
  });

  it('accepts events, but not for another issuer or order [FD-7.87]', async () => {
    const { transactionId, bookings } = await openedBooking(arjun, backend);
    valueOf(await bookings.report(transactionId, { kind: 'step', step: 'payment' }, {}));
    const other = await startedOrder(arjun, backend);
    const event = { kind: 'started', depositOrderId: other } as const;
    expect(await bookings.report(transactionId, event, {})).toMatchObject({
      failure: { status: 422, code: 'not-booked-here' },
    });
  });
});

describe('the page of a booking', () => {
  it('reports each of its steps', async () => {
    const { url } = await openedBooking(arjun, backend, { depositId: SURYODAY, principal: '7000' });
    const app = backend.appAddress;
    expect(await postedBy(url)).toMatchObject({ step: 'personal info', outcome: '', app });
    await sendForms(url, FORMS.slice(0, 1));
    expect(await postedBy(url)).toMatchObject({ step: 'nominee' });
    // The form of a completed step has no effect.
    await sendForms(url, FORMS.slice(0, 1));
    expect(await postedBy(url)).toMatchObject({ step: 'nominee' });
  });

  it('returns an invalid form with its input and the reason', async () => {
    const { url } = await openedBooking(arjun, backend, { depositId: SURYODAY, principal: '7100' });
    const form = { ...FORMS[0], email: 'no <address>' };
    const { status, text } = await sendForm(url, form);
    expect(status).toBe(422);
    expect(text).toContain('Please enter a valid email address.');
    expect(text).toContain('no &lt;address&gt;');
    const odd = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(url).origin },
      body: JSON.stringify({ step: 'personal info', act: 'next', name: { a: 1 }, email: [2] }),
    });
    expect(odd.status).toBe(422);
  });

  it('shows each error at its field, without checks of the browser [FD-4.77]', async () => {
    const { url } = await openedBooking(arjun, backend, { depositId: SURYODAY, principal: '7150' });
    const { text } = await sendForm(url, { ...FORMS[0], name: '', email: '' });
    expect(text).toContain('<form class="book-form" method="post" novalidate>');
    for (const field of ['name', 'email']) {
      expect(text).toContain(`aria-invalid="true" aria-describedby="wrong-${field}"`);
      expect(text).toContain(`<p class="book-wrong" id="wrong-${field}">`);
    }
  });

  it('offers the nominees of the profile, so that they are only confirmed', async () => {
    const { url } = await openedBooking(arjun, backend, { depositId: SURYODAY, principal: '7155' });
    await sendForms(url, FORMS.slice(0, 1));
    const { text } = await postedBy(url);
    for (const { fullName } of valueOf(await arjun.get(Nominees).list({}))) {
      expect(text).toContain(fullName);
    }
    await sendForms(url, [{ step: 'nominee', act: 'next', nominee_choice: 'known' }]);
    expect(await postedBy(url)).toMatchObject({ step: 'bank account' });
  });

  it('asks for a nominee where the profile has none, and who receives it [FD-4.77]', async () => {
    const leela = await signedIn(backend, LEELA);
    const { url } = await openedBooking(leela, backend, { depositId: SURYODAY, principal: '7156' });
    await sendForms(url, FORMS.slice(0, 1));
    expect((await postedBy(url)).text).toMatch(/Only the bank .*"nominee_choice" value="other"/s);
    const known = { step: 'nominee', act: 'next', nominee_choice: 'known' };
    const { status, text } = await sendForm(url, known);
    expect([status, text.includes('Please enter your nominee.')]).toEqual([422, true]);
  });

  it('offers the known account by its last digits, and shows no more of it [FD-4.77]', async () => {
    const { url } = await openedBooking(arjun, backend, { depositId: SURYODAY, principal: '7160' });
    await sendForms(url, FORMS.slice(0, 2));
    const { text } = await postedBy(url);
    expect(text).toMatch(/Only the bank receives .*Account ending \d{4}/s);
    // Nine digits inside a random token are no account number.
    expect(text).not.toMatch(/(?<![\w-])\d{9,18}(?![\w-])/);
    await sendForms(url, [{ step: 'bank account', act: 'next', account_choice: 'known' }]);
    expect(await postedBy(url)).toMatchObject({ step: 'payment' });
  });

  it('leaves the title of its step to the app that frames it [FD-4.77]', async () => {
    const { url } = await openedBooking(arjun, backend, { depositId: SURYODAY, principal: '7170' });
    const framed = await fetch(url, { headers: { 'sec-fetch-dest': 'iframe' } });
    const title = 'class="visually-hidden">Personal Info</h1>';
    expect(await framed.text()).toContain(title);
    expect((await postedBy(url)).text).not.toContain(title);
  });

  it('can be framed only by the app that opened it', async () => {
    const { url } = await openedBooking(arjun, backend, { depositId: SURYODAY, principal: '7200' });
    const policy = (await fetch(url)).headers.get('content-security-policy');
    expect(policy).toContain(`frame-ancestors ${backend.appAddress}`);
  });

  it('does not exist for a forged URL', async () => {
    const { url } = await openedBooking(arjun, backend, { depositId: SURYODAY, principal: '7300' });
    expect((await fetch(url.slice(0, -3))).status).toBe(404);
    expect((await sendForm(url.slice(0, -3), PAY)).status).toBe(404);
  });
});

describe('a booking', () => {
  it('is booked once, even if paid and reported again', async () => {
    const before = await heldBy(arjun);
    const wish = { depositId: SURYODAY, principal: '8000' };
    const { url, transactionId, depositOrderId, bookings } = await openedBooking(
      arjun,
      backend,
      wish,
    );
    await sendForms(url, FORMS);
    const second = valueOf(await bookings.open('suryoday', {}));
    const started = { kind: 'started', depositOrderId } as const;
    valueOf(await bookings.report(second.transactionId, started, {}));
    await sendForms(second.url, FORMS);
    const answers = await Promise.all([url, second.url, url].map((each) => sendForm(each, PAY)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await postedBy(url)).toMatchObject({ step: 'video kyc', outcome: '' });
    await sendForms(url, [LATER]);
    expect(await postedBy(url)).toMatchObject({ outcome: 'completed' });
    const completed = { kind: 'ended', outcome: 'completed' } as const;
    valueOf(await bookings.report(transactionId, completed, {}));
    const held = await heldBy(arjun);
    expect(held.length).toBe(before.length + 1);
    const order = { depositOrderId, depositId: SURYODAY };
    expect(valueOf(await arjun.get(DepositPayments).status(order, {})).status).toBe('success');
  });

  it('is not booked by a failed payment, a cancellation or a forged message', async () => {
    const before = await heldBy(arjun);
    const wish = { depositId: SURYODAY, principal: '8100' };
    const { url, transactionId, depositOrderId, bookings } = await openedBooking(
      arjun,
      backend,
      wish,
    );
    await sendForms(url, FORMS);
    const failed = await sendForm(url, FAIL);
    expect(failed.status).toBe(200);
    expect(failed.text).toContain(MONEY_RETURNED);
    const completed = { kind: 'ended', outcome: 'completed' } as const;
    valueOf(await bookings.report(transactionId, completed, {}));
    await sendForms(url, [{ step: 'payment', act: 'cancel' }]);
    expect(await postedBy(url)).toMatchObject({ outcome: 'cancelled' });
    // A late form causes no payment.
    await sendForm(url, PAY);
    expect((await heldBy(arjun)).length).toBe(before.length);
    // An investor who returns continues at the same step.
    valueOf(await bookings.report(transactionId, { kind: 'started', depositOrderId }, {}));
    expect(await postedBy(url)).toMatchObject({ step: 'payment', outcome: '' });
  });

  it('has a session for an advisor’s order of that bank only [FD-2.109]', async () => {
    const rates = arjun.get(RateCards);
    const at = { payoutFrequency: PayoutFrequency.AtMaturity };
    const [suryoday, himadri] = [
      valueOf(await rates.forDeposit(SURYODAY, at, {})),
      valueOf(await rates.forDeposit(1003, at, {})),
    ].map(({ rateCard }) => rateCard.rows.at(-1)?.schemeMasterId);
    const placed = async (schemeMasterId: number | undefined) => {
      const wish = { mobile: ARJUN, schemeMasterId, amount: '50000' };
      const { uniqueId } = (await backend.control.call('POST', 'ifa-orders', wish)) as {
        uniqueId: string;
      };
      return valueOf(await arjun.get(AdvisorOrders).order(uniqueId, {}));
    };
    expect((await placed(himadri)).transactionId).toBeUndefined();
    const order = await placed(suryoday);
    const { transactionId = '', depositOrderId } = order;
    const booking = valueOf(await arjun.get(EmbeddedBookings).booking(transactionId, {}));
    expect(booking).toMatchObject({
      order: { depositOrderId },
      advisorOrderId: expect.any(String) as unknown,
    });
  });
});

describe('the partner bank as the second source', () => {
  it('adds the deposits of the bank to the portfolio [FD-7.73, FD-3.36, FD-3.37]', async () => {
    const raw = await reply('/api/main/invest/tarrakki/portfolio', {});
    expect(raw[0]).toMatchObject({
      Amount: '8000',
      Tenure: '1Y',
      TenureInYears: '1',
      TenureInDays: 360,
      InterestEarnedTillDate: '0',
      InterestRate: expect.any(String) as unknown,
      MaturityDate: expect.stringMatching(/^\d{4}-/) as unknown,
      logo_url: expect.any(String) as unknown,
    });
    const house = await reply('/api/main/investment/getportfolio', {});
    const held = await heldBy(arjun);
    expect(held.length).toBe(house.length + raw.length);
    expect(house.some((row) => row['fd_id'] === SURYODAY)).toBe(false);
    const own = held.find(({ depositId }) => depositId === SURYODAY);
    expect(own).toMatchObject({ name: 'Suryoday Fixed Deposit', state: 'running' });
  });

  it('has details by the number in its rows [FD-3.38]', async () => {
    const own = (await heldBy(arjun)).find(({ depositId }) => depositId === SURYODAY);
    const detail = await arjun.get(HeldDeposits).detail(own?.depositOrderId ?? 0, {});
    expect(valueOf(detail)).toMatchObject({ issuerId: 'suryoday' });
  });

  it('is merged into the passbook, each entry once [FD-7.76, FD-3.48, FD-3.49]', async () => {
    const raw = await reply('/api/main/api/v1/passbookinfo', { issuer_id: 'suryoday' });
    expect(raw).toEqual([
      expect.objectContaining({
        amount: '8000',
        maturity_amount: expect.any(String) as unknown,
        fdr_date: expect.stringMatching(/^\d{4}-/) as unknown,
        fd_name: 'Suryoday Fixed Deposit',
      }),
    ]);
    const house = await reply('/api/main/investment/getpassbook', {});
    const lines = valueOf(await arjun.get(Passbook).entries({}));
    // A full renewal is shown once, by the deposit that it went into.
    const renewed = house.filter((row) => row['renewed_amount'] === row['investment_amount']);
    expect(renewed).toHaveLength(1);
    expect(lines.length).toBe(house.length + raw.length - renewed.length);
    const own = lines.find(({ depositName }) => depositName === 'Suryoday Fixed Deposit');
    expect(own).toMatchObject({ kind: 'investment', depositId: SURYODAY });
    expect(own?.entryId).toBeUndefined();
    const days = lines.map(({ date }) => date.iso);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('that fails is only missing [FD-8.30]', async () => {
    const route = '/api/main/api/v1/passbookinfo';
    await backend.control.fault({ route, kind: 'status', status: 500, times: 1 });
    const portfolio = '/api/main/invest/tarrakki/portfolio';
    await backend.control.fault({ route: portfolio, kind: 'status', status: 500, times: 1 });
    const lines = valueOf(await arjun.get(Passbook).entries({}));
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.some(({ depositId }) => depositId === SURYODAY)).toBe(false);
    expect((await heldBy(arjun)).some(({ depositId }) => depositId === SURYODAY)).toBe(false);
    await backend.control.clearFaults();
    expect((await heldBy(arjun)).some(({ depositId }) => depositId === SURYODAY)).toBe(true);
  });
});

/** The rows of a reply as they are on the wire. */
async function reply(path: string, more: object): Promise<Record<string, unknown>[]> {
  const { accessToken, investorId } = arjun.get(Session).current ?? {};
  const response = await fetch(`${backend.appAddress}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ investor_id: investorId, ...more }),
  });
  const { data } = (await response.json()) as { data: Record<string, unknown>[] };
  return data;
}

describe('a booking that is continued later', () => {
  it('stays booked when the app reports a cancellation after the payment', async () => {
    const wish = { depositId: SURYODAY, principal: '8200' };
    const { url, transactionId, bookings } = await openedBooking(arjun, backend, wish);
    await sendForms(url, [...FORMS, PAY]);
    const cancelled = { kind: 'ended', outcome: 'cancelled' } as const;
    valueOf(await bookings.report(transactionId, cancelled, {}));
    expect(await postedBy(url)).toMatchObject({ step: 'video kyc', outcome: '' });
    await sendForms(url, [LATER]);
    expect(await postedBy(url)).toMatchObject({ outcome: 'completed' });
  });

  it('shows the maturity date of a payment on that day, and then that of the deposit', async () => {
    const wish = { depositId: SURYODAY, principal: '8300', tenure: Tenure.of({ years: 1 }) };
    const { url } = await openedBooking(arjun, backend, wish);
    const maturityShown = async () =>
      /<dt>On<\/dt>\s*<dd>([^<]*)/.exec((await postedBy(url)).text)?.[1];
    const aYearFrom = (day: CalendarDate) => formatDate(wish.tenure.maturityDateFrom(day));
    const { clock } = backend.sandbox;
    expect(await maturityShown()).toBe(aYearFrom(clock.today()));
    await sendForms(url, FORMS);
    await backend.control.advance(3 * 86_400);
    arjun = await signedIn(backend, ARJUN);
    const paidOn = clock.today();
    expect(await maturityShown()).toBe(aYearFrom(paidOn));
    await sendForms(url, [PAY]);
    await backend.control.advance(86_400);
    arjun = await signedIn(backend, ARJUN);
    expect(await maturityShown()).toBe(aYearFrom(paidOn));
    const held = (await heldBy(arjun)).find(({ principal }) => principal.text === wish.principal);
    expect(held && formatDate(held.maturityDate)).toBe(aYearFrom(paidOn));
  });
});

describe('a booking started by an advisor', () => {
  it('ends with the link, unless it was paid in time', async () => {
    const scheme = (await longestScheme()) ?? 0;
    const { uniqueId } = await placedOrder(backend, { mobile: ARJUN, scheme, amount: '51000' });
    const { transactionId = '' } = valueOf(await arjun.get(AdvisorOrders).order(uniqueId, {}));
    const { url } = valueOf(await arjun.get(EmbeddedBookings).booking(transactionId, {}));
    await sendForms(url, FORMS);
    await backend.control.advance(8 * 86_400);
    const { text } = await postedBy(url);
    expect([text.includes('This link has expired'), text.includes('<form')]).toEqual([true, false]);
    expect((await sendForm(url, PAY)).status).toBe(422);
    const later = await signedIn(backend, ARJUN);
    expect(await later.get(EmbeddedBookings).booking(transactionId, {})).toMatchObject({
      failure: { status: 410, code: 'link-expired' },
    });
  });
});

async function longestScheme(): Promise<number | undefined> {
  const at = { payoutFrequency: PayoutFrequency.AtMaturity };
  const { rateCard } = valueOf(await arjun.get(RateCards).forDeposit(SURYODAY, at, {}));
  return rateCard.rows.at(-1)?.schemeMasterId;
}
