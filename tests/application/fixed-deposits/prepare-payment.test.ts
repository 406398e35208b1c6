import type { BankAccount, BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { PaymentMethod } from '#application/fixed-deposits/booking/deposit-nominations.ts';
import { keepPaymentMethod } from '#application/fixed-deposits/booking/last-payment-method.ts';
import { PreparePayment } from '#application/fixed-deposits/booking/prepare-payment.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { memoryDrafts, OFFLINE, refused } from '../memory-ports.ts';
import { answering } from './answers.ts';
import { SUMMARY } from './orders.ts';
import { tabDrafts } from './tab-drafts.ts';

type Listed = Result<readonly BankAccount[], PortFailure>;

const account = (bankAccountId: number, isPrimary: boolean): BankAccount => ({
  ...{ bankAccountId, isPrimary, bankName: 'HDFC Bank', logoUrl: '/hdfc.svg' },
  ...{ accountNumber: '50100012345678', ifsc: 'HDFC0000001', branchName: 'Fort' },
});
const [first, primary] = [account(31, false), account(32, true)];

/** Prepares the payment of order 50012, whose issuer is Himadri, in a tab with a failure mark. */
function preparing(listed: Listed = success([primary])) {
  const tab = tabDrafts();
  tab.orderDraft.keep(SUMMARY);
  tab.failureMark.keep(true);
  const list = answering(listed);
  const ids = { depositId: 3, depositOrderId: 50_012 };
  const depositBooking = { ...ids, isResumable: true, order: undefined };
  const bankAccounts = { list: list.call } as Partial<BankAccounts> as BankAccounts;
  const drafts = memoryDrafts();
  const dependencies = { ...tab, bankAccounts, depositBooking, drafts };
  const run = (methodIssuer?: string) =>
    new PreparePayment(dependencies).run({ methodIssuer }, {});
  return { tab, run, dependencies, requests: list.requests };
}

describe('preparing the payment of a deposit', () => {
  it('offers several bank accounts as listed, and chooses the primary one', async () => {
    const { run } = preparing(success([first, primary]));
    expect(await run()).toEqual(
      success({
        ...{ depositOrderId: 50_012, accounts: [first, primary], accountId: 32 },
        ...{ isMethodAsked: false, method: PaymentMethod.Upi },
      }),
    );
  });

  it('chooses the first of several accounts if none is primary', async () => {
    const { run } = preparing(success([first, account(33, false)]));
    expect(await run()).toMatchObject({ value: { accountId: 31 } });
  });

  it.each([
    ['one account', success([primary])],
    ['no account', success([])],
    ['a refusal', failure(refused(422))],
    ['a lost connection', failure(OFFLINE)],
  ])('uses the primary account without asking after %s', async (_, listed) => {
    const { run } = preparing(listed);
    expect(await run()).toMatchObject({ value: { accounts: [], accountId: undefined } });
  });

  it('asks for a payment method only for the configured issuer', async () => {
    const { run, tab } = preparing();
    expect(await run('Himadri ')).toMatchObject({ value: { isMethodAsked: true } });
    expect(await run('malhar')).toMatchObject({ value: { isMethodAsked: false } });
    tab.orderDraft.forget();
    expect(await run('Himadri ')).toMatchObject({ value: { isMethodAsked: false } });
  });

  it('chooses the payment method that was used last, and UPI at first', async () => {
    const { run, dependencies } = preparing();
    expect(await run('himadri')).toMatchObject({ value: { method: PaymentMethod.Upi } });
    await keepPaymentMethod(dependencies.drafts, PaymentMethod.NetBanking);
    expect(await run('himadri')).toMatchObject({ value: { method: PaymentMethod.NetBanking } });
  });

  it('removes the mark of an earlier failed payment', async () => {
    const { run, tab } = preparing();
    await run();
    expect(tab.failureMark.read()).toBeUndefined();
  });

  it('is not possible without an order, and then loads nothing', async () => {
    const { dependencies, requests, tab } = preparing();
    const depositBooking = { ...dependencies.depositBooking, depositOrderId: undefined };
    const prepare = new PreparePayment({ ...dependencies, depositBooking });
    expect(await prepare.run({ methodIssuer: undefined }, {})).toEqual(
      failure({ kind: 'no-order' }),
    );
    expect(requests).toEqual([]);
    expect(tab.failureMark.read()).toBeUndefined();
  });
});
