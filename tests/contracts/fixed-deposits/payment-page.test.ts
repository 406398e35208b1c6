import { DepositPayments } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { ARJUN, paymentPage, press, startedOrder } from './booking.ts';

const backend = testBackend();
let arjun: AppContainer;
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
});

const order = (principal: string) => startedOrder(arjun, backend, { principal });

describe('the payment page', () => {
  it('shows amount, payee and reference, and that no real money moves', async () => {
    const orderId = await order('123000');
    const page = await fetch(await paymentPage(arjun, backend, orderId));
    const text = await page.text();
    const request = { depositOrderId: orderId, depositId: 1003 };
    const status = await arjun.get(DepositPayments).status(request, {});
    const { transactionId = '' } = valueOf(status);
    expect(transactionId).toMatch(/^VRP-[A-Z]{4}-[A-Z]{4}-[A-Z]{4}$/);
    const amount = formatRupees(Money.of('123000'));
    const facts = [amount, 'Himadri Bank', transactionId, '1 year'];
    for (const words of facts) expect(text).toContain(words);
    expect(text).toContain('No real money moves');
  });

  it('is not served for a state that was not signed by this backend', async () => {
    const page = await paymentPage(arjun, backend, await order('124000'));
    const forged = await fetch(`${page.slice(0, -3)}abc`);
    expect(forged.status).toBe(404);
    expect((await press(`${page.slice(0, -3)}abc`, 'succeeded')).status).toBe(404);
  });

  it('refuses a form from another site', async () => {
    const page = await paymentPage(arjun, backend, await order('124000'));
    const response = await fetch(page, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ method: 'UPI', outcome: 'succeeded' }),
    });
    expect(response.status).toBe(403);
  });

  it('has its own content security policy', async () => {
    const page = await fetch(await paymentPage(arjun, backend, await order('125000')));
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain(`frame-ancestors ${backend.appAddress}`);
    const sheet = await fetch(`${backend.thirdPartyAddress}/pay/files/payment.css`);
    expect(sheet.headers.get('content-type')).toContain('text/css');
  });
});
