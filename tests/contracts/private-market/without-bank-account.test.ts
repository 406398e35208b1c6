import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { Session } from '#application/platform/session.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { describe, expect, it } from 'vitest';
import { failureOf, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { IN_STOCK, ordered } from './ordering.ts';
import { makeReady } from './ready-investor.ts';

const backend = testBackend();

const MOBILE = '9811122233';

async function removeAccounts(app: AppContainer): Promise<void> {
  await backend.sandbox.database
    .deleteFrom('bank_accounts')
    .where('investor_id', '=', app.get(Session).current?.investorId ?? 0)
    .execute();
}

describe('an investor who has skipped the bank account', () => {
  it('orders no shares, in the session of the skip and in the next one [PM-4.71]', async () => {
    const first = await signedIn(backend, MOBILE);
    await makeReady(backend, first);
    await removeAccounts(first);
    valueOf(await first.get(BankAccounts).skip({}));
    const next = await signedIn(backend, MOBILE);
    expect(next.get(Session).current?.isBankStepComplete).toBe(true);
    for (const app of [first, next]) {
      const refused = await app.get(ShareOrders).place({ shareId: IN_STOCK, units: 30 }, {});
      expect(refusalOf(refused)).toBe('409 bank-missing');
      expect(failureOf(refused)).toMatchObject({
        message: 'Please add a bank account before you order.',
      });
    }
  });

  it('pays for no order placed before the account was removed [PM-4.71]', async () => {
    const app = await signedIn(backend, '9811122244');
    await makeReady(backend, app);
    const { requestId } = await ordered(app, IN_STOCK, 40);
    await removeAccounts(app);
    const refused = await app.get(SharePayments).start(requestId, {});
    expect(refusalOf(refused)).toBe('409 bank-missing');
  });
});
