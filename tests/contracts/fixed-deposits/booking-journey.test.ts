import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { PaymentDataDraft } from '#application/fixed-deposits/booking/payment-data-draft.ts';
import { VerifyPayment } from '#application/fixed-deposits/booking/verify-payment.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { returnedPayment } from '#ui/fixed-deposits/booking/payment/returned-payment.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Session } from '#application/platform/session.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { failureOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import {
  ARJUN,
  NEHA,
  type Outcome,
  paymentPage,
  press,
  searchOf,
  startDepositOf,
  summaryFor,
} from './booking.ts';

const backend = testBackend();
let arjun: AppContainer;
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
});

const journeyOf = (app: AppContainer) => app.get(JourneyStore);
const starting = startDepositOf;
const verifying = (app: AppContainer) => ({
  run: (search: string, options: CallOptions) =>
    app.get(VerifyPayment).run(returnedPayment(search), options),
});
const returnUrl = () => `${backend.appAddress}/fd-redireacting`;

/** Stores an order with this amount, starts it and returns its id. */
async function started(app: AppContainer, principal: string): Promise<number> {
  app.get(DepositOrderDraft).keep(await summaryFor(app, principal));
  valueOf(await starting(app).run(returnUrl(), {}));
  return Number(journeyOf(app).read(JourneyKey.DepositOrderId));
}

describe('starting a deposit', () => {
  it('leads to the nominees when nothing else is missing [FD-4.10, FD-7.35]', async () => {
    arjun.get(DepositOrderDraft).keep(await summaryFor(arjun, '92000'));
    const next = valueOf(await starting(arjun).run(returnUrl(), {}));
    expect(next).toEqual({ kind: 'step', step: 'nominees' });
    expect(Number(journeyOf(arjun).read(JourneyKey.DepositOrderId))).toBeGreaterThan(50_000);
  });

  it('leads to the bank step without a bank account [FD-4.8]', async () => {
    const neha = await signedIn(backend, NEHA);
    await neha.get(Session).update({ pan: 'NHGPG1993F', birthDate: CalendarDate.of('1993-12-01') });
    neha.get(DepositOrderDraft).keep(await summaryFor(neha, '92000'));
    const next = valueOf(await starting(neha).run(returnUrl(), {}));
    expect(next).toEqual({ kind: 'step', step: 'bank' });
  });

  it('asks for PAN and birth date before it starts anything [FD-4.12]', async () => {
    const newcomer = await signedIn(backend, '9500000001');
    newcomer.get(DepositOrderDraft).keep(await summaryFor(newcomer, '92000'));
    const next = valueOf(await starting(newcomer).run(returnUrl(), {}));
    expect(next).toEqual({ kind: 'step', step: 'kyc' });
    expect(journeyOf(newcomer).read(JourneyKey.DepositOrderId)).toBeUndefined();
  });

  it('leads to the identity page if the issuer requires Aadhaar [FD-4.2]', async () => {
    arjun.get(DepositOrderDraft).keep(await summaryFor(arjun, '92000', 1009));
    const next = valueOf(await starting(arjun).run(returnUrl(), {}));
    const url = next.kind === 'identity-page' ? next.url : '';
    const state = new URL(url).searchParams.get('state') ?? '';
    const agree = new URLSearchParams({ state, choice: 'consented' });
    const page = await fetch(url, { method: 'POST', body: agree, redirect: 'manual' });
    expect(page.headers.get('location')?.split('?')[0]).toBe(returnUrl());
    const resumed = valueOf(await starting(arjun).run(returnUrl(), {}));
    expect(resumed).toEqual({ kind: 'step', step: 'nominees' });
  });
});

describe('verifying a payment', () => {
  const paid = async (principal: string, outcome: Outcome) =>
    press(await paymentPage(arjun, backend, await started(arjun, principal)), outcome);

  it('stores the data of the confirmation [FD-3.39, FD-4.57, FD-4.60]', async () => {
    const result = await paid('93000', 'succeeded');
    const settled = valueOf(await verifying(arjun).run(searchOf(result), {}));
    expect(settled.kind).toBe('paid');
    const data = arjun.get(PaymentDataDraft).read();
    expect(data?.principal.text).toBe('93000');
    expect(data?.transactionId).toBe(settled.payment.transactionId);
    expect(data?.depositName).toBe('Himadri Classic Deposit');
    expect(data?.annualRatePercent.text).toBe('6.64');
    expect(data?.tenure.text).toBe('1Y');
    expect(data?.logoUrl).toBe('/issuers/himadri.svg');
    expect(data?.maturityDate?.iso).toBe(settled.payment.maturityDate?.iso);
  });

  it('is no success when it was cancelled [FD-4.63]', async () => {
    const result = await paid('95000', 'cancelled');
    const settled = valueOf(await verifying(arjun).run(searchOf(result), {}));
    expect(settled).toMatchObject({ kind: 'not-paid', payment: { status: 'cancelled' } });
  });

  it('depends on the status, not on the verification reply [AP-7.65]', async () => {
    const say = (path: string, payment_status: string) =>
      backend.control.fault({
        route: `/api/main/investment/${path}`,
        kind: 'patch',
        patch: { data: { payment_status } },
        times: 1,
      });
    const result = await paid('99000', 'succeeded');
    await say('verify-payment', 'failed');
    expect(valueOf(await verifying(arjun).run(searchOf(result), {})).kind).toBe('paid');
    await say('fd-status', 'failed');
    expect(valueOf(await verifying(arjun).run(searchOf(result), {})).kind).toBe('not-paid');
  });

  it('is a success only for the word success [AP-7.63]', async () => {
    const result = await paid('89000', 'succeeded');
    const route = '/api/main/investment/fd-status';
    const others = ['pending', 'failed', 'cancelled', 'expired', 'SUCCESS', 'paid', ''];
    for (const payment_status of others) {
      journeyOf(arjun).remove(JourneyKey.PaymentData);
      const patch = { data: { payment_status } };
      await backend.control.fault({ route, kind: 'patch', patch, times: 1 });
      const settled = await verifying(arjun).run(searchOf(result), {});
      expect(settled.ok && settled.value.kind).not.toBe('paid');
      expect(arjun.get(PaymentDataDraft).read()).toBeUndefined();
    }
    expect(valueOf(await verifying(arjun).run(searchOf(result), {})).kind).toBe('paid');
  });

  it('fails if the result is not signed', async () => {
    await paid('96000', 'failed');
    const made = '?payment_id=VRP-AAAA-AAAA-AAAA&payment_status=success&signature=x.y';
    expect(failureOf(await verifying(arjun).run(made, {})).kind).toBe('not-verified');
    expect(journeyOf(arjun).read(JourneyKey.PaymentFailed)).toBeUndefined();
  });

  it('marks a server failure for the nominee step [FD-4.59]', async () => {
    const result = await paid('97000', 'succeeded');
    const route = '/api/main/investment/verify-payment';
    await backend.control.fault({ route, kind: 'status', status: 500, times: 1 });
    const failed = failureOf(await verifying(arjun).run(searchOf(result), {}));
    expect(failed.kind).toBe('not-verified');
    expect(journeyOf(arjun).read(JourneyKey.PaymentFailed)).toBe('true');
  });
});
