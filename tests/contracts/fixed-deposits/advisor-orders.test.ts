import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatMoment } from '#domain/platform/india-time.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import { AdvisorOrders } from '#application/fixed-deposits/booking/advisor-orders.ts';
import { DepositPayments } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Session } from '#application/platform/session.ts';
import { incomeSourceLabels, occupationLabels } from '#domain/accounts/profile/professional.ts';
import { parsePartnerOrderId } from '#domain/fixed-deposits/booking/partner-order.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmByPhone, failureOf, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { placedOrder } from './advisor.ts';
import { ARJUN, LEELA, NEHA, present, press, searchOf, startedOrder } from './booking.ts';

const RESUME = 'POST /api/ifa/ifa/invest/Resumefdbooking';
const WEEK_SECONDS = 7 * 86_400;

const backend = testBackend({ expectsFailures: true });
let arjun: AppContainer;
let leela: AppContainer;
let thousands = 500;
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
  leela = await signedIn(backend, LEELA);
});

const advised = (app = arjun) => app.get(AdvisorOrders);
/** Each with a different amount, so that it is a separate order. */
const newOrder = (mobile = ARJUN) =>
  placedOrder(backend, { mobile, amount: `${(thousands += 1)}000` });
const paymentUrlOf = async (uniqueId: string) =>
  present(valueOf(await advised().resume(uniqueId, {})).paymentUrl);

describe('the desk of an advisor', () => {
  it('places an order and sends its link to the investor’s phone [FD-6.6, FD-2.131]', async () => {
    const { uniqueId, link } = await newOrder();
    const parts = valueOf(parsePartnerOrderId(uniqueId));
    expect(parts.investorId).toBe(valueOf(await advised().order(uniqueId, {})).investorId);
    expect(link).toBe(`${backend.appAddress}/ifa-journey/${uniqueId}`);
    const [message] = await backend.control.outbox(ARJUN);
    expect(message?.text).toContain(link);
    expect(message?.text).toContain('Sunita Rao');
    const end = backend.sandbox.clock.now().getTime() + WEEK_SECONDS * 1000;
    // The minute may have changed since the order was placed.
    const ends = [end - 60_000, end].map((time) => `pay by ${formatMoment(time)}: `);
    expect(ends.some((text) => message?.text.includes(text))).toBe(true);
  });

  it('refuses terms and deposits that are not offered', async () => {
    const place = (wish: object) =>
      backend.control.call('POST', 'ifa-orders', { mobile: ARJUN, amount: '100000', ...wish });
    await expect(place({ schemeMasterId: 1 })).rejects.toThrow(/not offered|no such/i);
    const little = placedOrder(backend, { mobile: ARJUN, amount: '1' });
    await expect(little).rejects.toThrow('Min: ₹');
    const noMobile = 'Enter an Indian mobile number of 10 digits that begins with 6, 7, 8 or 9.';
    for (const mobile of ['12345', '1234567890']) {
      await expect(placedOrder(backend, { mobile })).rejects.toThrow(noMobile);
    }
    await expect(placedOrder(backend, { mobile: ARJUN, amount: '-5000' })).rejects.toThrow(
      'ifa-orders',
    );
  });

  it('returns the identical unpaid order', async () => {
    const own = await startedOrder(arjun, backend, { principal: '612000' });
    const links = await Promise.all(
      [1, 2].map(() => placedOrder(backend, { mobile: ARJUN, amount: '612000' })),
    );
    for (const { uniqueId } of links) {
      expect(valueOf(await advised().order(uniqueId, {})).depositOrderId).toBe(own);
    }
  });

  it('can place one of the partner bank for a person who then deletes the account', async () => {
    const mobile = '9812345680';
    const schemes = (await backend.control.call('GET', 'ifa-schemes')) as readonly {
      schemeMasterId: number;
      name: string;
    }[];
    const scheme = schemes.find(({ name }) => name === 'Suryoday Fixed Deposit')?.schemeMasterId;
    const { uniqueId } = await placedOrder(backend, { mobile, ...(scheme && { scheme }) });
    const app = await signedIn(backend, mobile);
    expect(valueOf(await advised(app).order(uniqueId, {})).transactionId).toBeDefined();
    await confirmByPhone(backend, app, ProtectedChange.AccountDeletion);
    valueOf(await app.get(PersonalData).deleteAccount({}));
    const again = await signedIn(backend, mobile);
    expect(failureOf(await advised(again).order(uniqueId, {}))).toMatchObject({ status: 404 });
  });

  it('can place one for a number without an account', async () => {
    const mobile = '9812345670';
    const { uniqueId } = await placedOrder(backend, { mobile });
    const app = await signedIn(backend, mobile);
    valueOf(await advised(app).order(uniqueId, {}));
    expect(refusalOf(await advised(app).resume(uniqueId, {}))).toBe('409 onboarding-unfinished');
  });
});

describe('the order of an advisor', () => {
  it('has the senior citizen rate once the KYC proves the age [FD-4.30]', async () => {
    const mobile = '9812345671';
    const { uniqueId } = await placedOrder(backend, { mobile });
    const app = await signedIn(backend, mobile);
    const before = valueOf(await advised(app).order(uniqueId, {}));
    const dateOfBirth = CalendarDate.of('1955-01-20');
    const pan = 'CKYPS1955M';
    const details = { pan, name: 'Suresh Nair', email: 'a@b.in', dateOfBirth };
    valueOf(await app.get(KycVerifications).savePan({ ...details, method: 'minimum' }, {}));
    const after = valueOf(await advised(app).order(uniqueId, {}));
    expect(after.depositOrderId).toBe(before.depositOrderId);
    expect(after.annualRatePercent.isGreaterThan(before.annualRatePercent)).toBe(true);
    expect(after.maturityAmount.equals(after.principal.plus(after.totalInterest))).toBe(true);
    expect(after.totalInterest.isGreaterThan(before.totalInterest)).toBe(true);
  });

  it('has the documented fields [FD-3.50, FD-4.72, FD-7.78]', async () => {
    const { uniqueId } = await newOrder();
    const order = valueOf(await advised().order(uniqueId, {}));
    expect(order.principal.text).toBe(`${thousands}000`);
    expect(order.maturityAmount.equals(order.principal.plus(order.totalInterest))).toBe(true);
    expect(order.tenure.text).toBe('1Y');
    const { advisorName, depositName, depositId } = order;
    expect({ advisorName, depositName, depositId }).toEqual({
      advisorName: 'Sunita Rao',
      depositName: 'Himadri Classic Deposit',
      depositId: 1003,
    });
  });

  it('is shown to and paid by its investor alone [FD-6.7, AP-6.5]', async () => {
    const { uniqueId } = await newOrder();
    const { depositOrderId } = valueOf(await advised().order(uniqueId, {}));
    const visitor = await clientOf(backend.appAddress);
    const calls = (app: AppContainer) => [
      advised(app).order(uniqueId, {}),
      advised(app).resume(uniqueId, {}),
      advised(app).uniqueIdOf(depositOrderId, {}),
    ];
    for (const result of await Promise.all(calls(leela))) {
      expect(refusalOf(result)).toBe('404 no-such-order');
    }
    for (const result of await Promise.all(calls(visitor))) {
      expect(failureOf(result).kind).toBe('signed-out');
    }
    expect(failureOf(await advised(visitor).investor({})).kind).toBe('signed-out');
  });

  it('does not exist under an unknown link', async () => {
    const { uniqueId } = await newOrder();
    for (const other of [`x${uniqueId}`, uniqueId.toUpperCase(), 'a_1', 'no link']) {
      expect(refusalOf(await advised().order(other, {}))).toBe('404 no-such-order');
    }
  });

  it('can be looked up by its number [FD-7.77]', async () => {
    const { uniqueId } = await newOrder();
    const { depositOrderId } = valueOf(await advised().order(uniqueId, {}));
    expect(valueOf(await advised().uniqueIdOf(depositOrderId, {}))).toBe(uniqueId);
    const own = await startedOrder(arjun, backend, { principal: '613000' });
    expect(refusalOf(await advised().uniqueIdOf(own, {}))).toBe('404 no-such-order');
  });
});

describe('the investor of an advisor’s order', () => {
  it('has every section [FD-3.51, FD-3.52, FD-3.53, FD-3.54, FD-3.56]', async () => {
    const investor = valueOf(await advised().investor({}));
    expect(investor.mobile).toBe(ARJUN);
    expect(investor.email).toContain('@');
    expect(investor.addresses[0]?.pincode).toMatch(/^\d{6}$/);
    expect(investor.isIndianResident).toBe(true);
    expect(investor.gender).toBe('male');
    expect(investor.occupation).toBe(occupationLabels.service_private_sector);
    expect(investor.incomeSource).toBe(incomeSourceLabels.salary);
    expect(investor.bankAccounts[0]?.ifsc).toMatch(/^[A-Z]{4}0/);
    expect(investor.nominees[0]?.dateOfBirth.iso).toMatch(/^\d{4}-/);
    expect(investor.nominees[0]?.relationship).toBe('Wife');
    expect(investor.nominees[0]?.addressLine1).toBe(investor.addresses[0]?.line1);
  });

  it('is never another investor', async () => {
    const { uniqueId } = await newOrder(LEELA);
    const { investorId } = valueOf(await advised(leela).order(uniqueId, {}));
    const theirs = { display_location: 'PersonalDetails', method: 'Get', investor_id: investorId };
    const token = present(arjun.get(Session).current).accessToken;
    const reply = await fetch(`${backend.appAddress}/api/ifa/ifa/investors/profile`, {
      method: 'POST',
      headers: {
        'x-vriddhi': '1',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(theirs),
    });
    expect(reply.status).toBe(403);
    expect(await reply.text()).not.toContain(LEELA);
  });
});

describe('the booking of an advisor’s order', () => {
  it('is paid and held like any other [FD-7.79, FD-4.74]', async () => {
    const { uniqueId } = await newOrder();
    const { depositOrderId, depositId } = valueOf(await advised().order(uniqueId, {}));
    const paid = await press(await paymentUrlOf(uniqueId), 'succeeded');
    expect(new URL(paid.location ?? '').pathname).toBe('/fetch-bank-details-ifa');
    const payments = arjun.get(DepositPayments);
    valueOf(await payments.verify(searchOf(paid), {}));
    const { status } = valueOf(await payments.status({ depositOrderId, depositId }, {}));
    expect(status).toBe('success');
    const held = valueOf(await arjun.get(HeldDeposits).list({}));
    expect(held.map((each) => each.depositOrderId)).toContain(depositOrderId);
    expect(refusalOf(await advised().order(uniqueId, {}))).toBe('409 paid-already');
    expect(refusalOf(await advised().resume(uniqueId, {}))).toBe('409 paid-already');
  });

  it('has one payment, in two tabs and after a lost answer', async () => {
    const { uniqueId } = await newOrder();
    await backend.control.fault({ route: RESUME, kind: 'drop-after-commit', times: 1 });
    expect(failureOf(await advised().resume(uniqueId, {})).kind).toBe('unreachable');
    const urls = await Promise.all([1, 2, 3].map(() => paymentUrlOf(uniqueId)));
    expect(new Set(urls).size).toBe(1);
  });

  it('can be paid again after a payment that failed, and once only', async () => {
    const { uniqueId } = await newOrder();
    const { depositOrderId } = valueOf(await advised().order(uniqueId, {}));
    const first = await paymentUrlOf(uniqueId);
    await press(first, 'failed');
    const second = await paymentUrlOf(uniqueId);
    expect(second).not.toBe(first);
    expect((await press(second, 'succeeded')).status).toBe(303);
    expect((await press(first, 'succeeded')).status).toBe(409);
    const held = valueOf(await arjun.get(HeldDeposits).list({}));
    expect(held.filter((each) => each.depositOrderId === depositOrderId)).toHaveLength(1);
  });

  it.each([
    { status: 200, message: 'pending', data: { paymentUrl: 'https://pay.example' } },
    { status: 201, message: 'success', data: { paymentUrl: 'https://pay.example' } },
    { status: 200, message: 'success', data: { paymentUrl: '' } },
  ])('continues only after a success with a URL: not $status $message [FD-7.80]', async (patch) => {
    const { uniqueId } = await newOrder();
    await backend.control.fault({ route: RESUME, kind: 'patch', patch, times: 1 });
    expect(valueOf(await advised().resume(uniqueId, {})).paymentUrl).toBeUndefined();
  });

  it('never opens a URL that is not HTTP', async () => {
    const { uniqueId } = await newOrder();
    const patch = { data: { paymentUrl: 'javascript:alert(1)' } };
    await backend.control.fault({ route: RESUME, kind: 'patch', patch, times: 1 });
    expect(failureOf(await advised().resume(uniqueId, {})).kind).toBe('unexpected-reply');
  });

  it('requires the steps of the issuer', async () => {
    const neha = await signedIn(backend, NEHA);
    const { uniqueId } = await newOrder(NEHA);
    const refusal = '409 onboarding-unfinished';
    expect(refusalOf(await advised(neha).resume(uniqueId, {}))).toBe(refusal);
  });

  it('requires nominees with 100% in total', async () => {
    const { uniqueId } = await newOrder(LEELA);
    expect(valueOf(await advised(leela).investor({})).nominees).toEqual([]);
    const refusal = '409 nominees-unfinished';
    expect(refusalOf(await advised(leela).resume(uniqueId, {}))).toBe(refusal);
  });
});

describe('a link', () => {
  it('expires after seven days with its order, and a new one starts a new order [FD-6.7]', async () => {
    const { uniqueId } = await newOrder();
    const { depositOrderId } = valueOf(await advised().order(uniqueId, {}));
    await backend.control.advance(WEEK_SECONDS + 1);
    arjun = await signedIn(backend, ARJUN);
    expect(refusalOf(await advised().order(uniqueId, {}))).toBe('410 link-expired');
    expect(refusalOf(await advised().resume(uniqueId, {}))).toBe('410 link-expired');
    const again = await placedOrder(backend, { mobile: ARJUN, amount: `${thousands}000` });
    const next = valueOf(await advised().order(again.uniqueId, {}));
    expect(next.depositOrderId).not.toBe(depositOrderId);
  });
});
