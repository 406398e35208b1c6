import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Session } from '#application/platform/session.ts';
import { formatMoment } from '#domain/platform/india-time.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { letterheadPdf } from '#infrastructure/backend/documents/letterhead-pdf.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { failureOf, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { ARJUN, bookedDeposit, LEELA, present } from './booking.ts';
import { printedIn } from './printed-text.ts';

const backend = testBackend();
let arjun: AppContainer;
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
});

const receiptOf = (app: AppContainer, id: number) => app.get(HeldDeposits).receipt(id, {});
const wordsIn = async (file: Blob) => printedIn(Buffer.from(await file.arrayBuffer()));

describe('a receipt', () => {
  it('shows reference, amount, time, accounts, dates and nominees', async () => {
    const id = await bookedDeposit(arjun, backend, { principal: '125000' });
    const file = valueOf(await receiptOf(arjun, id));
    expect(file.type).toBe('application/pdf');
    const words = await wordsIn(file);
    const { reference } = await backend.sandbox.database
      .selectFrom('deposit_payments')
      .select('reference')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    const detail = valueOf(await arjun.get(HeldDeposits).detail(id, {}));
    expect(detail.paidFrom).toMatch(/ Bank.*, ending in [0-9]{4}$/);
    for (const word of [
      reference,
      detail.applicationNumber,
      '₹1,25,000',
      'One lakh twenty-five thousand rupees only',
      'Himadri Classic Deposit',
      present(arjun.get(Session).current).name,
      'UPI',
      formatMoment(present(detail.paidAt)),
      present(detail.paidFrom),
      'no real money has moved',
    ]) {
      expect(words).toContain(word);
    }
  });

  it.each([
    [1011, Tenure.ofDays(777), 'on the actual days and a year of 365 days'],
    [1003, Tenure.of({ years: 1 }), 'on months of 30 days and a year of 360 days'],
  ])('of deposit %i says how its own interest is calculated', async (depositId, tenure, days) => {
    const id = await bookedDeposit(arjun, backend, { depositId, tenure, principal: '50000' });
    const words = (await wordsIn(valueOf(await receiptOf(arjun, id)))).replaceAll(/\s+/g, ' ');
    expect(words).toContain(`Interest is calculated ${days}, added to the deposit`);
    expect(words).toContain(`Tenure ${tenureInWords(tenure)}`);
  });

  it('says that banks are closed on the maturity date', async () => {
    const wish = { depositId: 1003, tenure: Tenure.of({ years: 3 }), principal: '50000' };
    const id = await bookedDeposit(arjun, backend, wish);
    const words = await wordsIn(valueOf(await receiptOf(arjun, id)));
    expect(words).toContain('18 Nov 2029');
    expect(words).toContain('A Sunday: banks pay on the next working day.');
  });

  it('does not turn the name of a nominee in another script into question marks', async () => {
    const id = await bookedDeposit(arjun, backend, { principal: '60000' });
    await backend.sandbox.database
      .updateTable('deposit_order_nominees')
      .set({ full_name: 'राम कृष्णन' })
      .where('order_id', '=', id)
      .execute();
    const words = await wordsIn(valueOf(await receiptOf(arjun, id)));
    expect(words).toContain('Name in another script');
    expect(words).not.toContain('?');
  });

  it('of a renewal names the earlier deposit', async () => {
    const held = valueOf(await arjun.get(HeldDeposits).list({}));
    const renewed = present(held.find(({ state }) => state === 'renewed'));
    const first = valueOf(await arjun.get(HeldDeposits).detail(renewed.depositOrderId, {}));
    const words = await wordsIn(valueOf(await receiptOf(arjun, present(first.renewedInto))));
    expect(words).toContain('Renewed from');
    expect(words).not.toContain('Paid from');
    expect(words).toContain(first.applicationNumber);
  });

  it('is for its investor alone', async () => {
    const [mine] = valueOf(await arjun.get(HeldDeposits).list({}));
    const { depositOrderId } = present(mine);
    const leela = await signedIn(backend, LEELA);
    expect(refusalOf(await receiptOf(leela, depositOrderId))).toBe('404 no-such-deposit');
    expect(refusalOf(await receiptOf(leela, 4_000_000))).toBe('404 no-such-deposit');
    const visitor = await clientOf(backend.appAddress);
    expect(failureOf(await receiptOf(visitor, depositOrderId)).kind).toBe('signed-out');
  });

  it('that arrives incompletely is rejected', async () => {
    const [mine] = valueOf(await arjun.get(HeldDeposits).list({}));
    const { depositOrderId } = present(mine);
    const route = '/api/main/investment/getreceipt';
    await backend.control.fault({ route, kind: 'malformed', times: 1 });
    const half = failureOf(await receiptOf(arjun, depositOrderId));
    expect(half).toEqual({ kind: 'unreachable', reason: 'offline' });
    expect(valueOf(await receiptOf(arjun, depositOrderId)).type).toBe('application/pdf');
  });

  it('is requested by a number, and is a download that cannot be framed', async () => {
    const { accessToken } = present(arjun.get(Session).current);
    const ask = (query: string) =>
      fetch(`${backend.appAddress}/api/main/investment/getreceipt${query}`, {
        headers: { authorization: `Bearer ${accessToken}`, 'x-vriddhi': '1' },
      });
    for (const query of ['', '?fd_investment_id=1e3', '?fd_investment_id=0&x=1', '?id=1']) {
      expect((await ask(query)).status).toBe(400);
    }
    const [mine] = valueOf(await arjun.get(HeldDeposits).list({}));
    const { headers } = await ask(`?fd_investment_id=${mine?.depositOrderId}`);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="Receipt [\w-]+\.pdf"/,
    );
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it('prints letters missing in its font as question marks, and long names in full', async () => {
    const name = `Asha ${'Ramakrishnan '.repeat(12)}नमस्ते`;
    const facts = [['Depositor', name]] as const;
    const amount = { amount: '₹1', amountInWords: 'One rupee only' };
    const head = { kind: 'Receipt', number: 'HIM-1', lead: 'For', name: 'D', issuer: 'I' };
    const pdf = await letterheadPdf({ ...head, ...amount, facts, closing: '' });
    const words = printedIn(pdf);
    expect(words.match(/Ramakrishnan/g)).toHaveLength(12);
    expect(words).toContain('??????');
  });

  it('keeps the rows that do not fit on its page together on a second one', async () => {
    const name = 'Venkatasubramanian '.repeat(5).trim();
    const facts = Array.from({ length: 22 }, (_, index) => [`Row ${index}`, name] as const);
    const amount = { amount: '₹1', amountInWords: 'One rupee only' };
    const head = { kind: 'Receipt', number: 'HIM-1', lead: 'For', name: 'D', issuer: 'I' };
    const pdf = await letterheadPdf({ ...head, ...amount, facts, closing: 'The end.' });
    expect(pdf.toString('latin1').match(/^\/Type \/Page$/gm)).toHaveLength(2);
    expect(printedIn(pdf).match(/Venkatasubramanian/g)).toHaveLength(22 * 5);
  });
});
