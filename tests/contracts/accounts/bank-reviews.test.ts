import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { LinkBankAccount } from '#application/accounts/bank/link-bank-account.ts';
import { VerifyBankAccount } from '#application/accounts/bank/verify-bank-account.ts';
import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { Session } from '#application/platform/session.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import {
  type BankReviewDecision,
  decideBankReview,
  waitingBankReviews,
} from '#infrastructure/backend/accounts/records/bank-reviews.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { refusalOf, signedIn, valueOf } from './signed-in.ts';

const backend = testBackend();
let last = 9_530_000_000;
/** The bank has the investor's given name with another surname. */
const details = { ifsc: 'HDFC0000060', accountNumber: '111100000003' };

beforeAll(async () => {
  backend.sandbox.desk.isAuto = false;
});

/** An investor who has sent the account for review. */
async function investorInReview() {
  const app = await signedIn(backend, String((last += 11)));
  const kyc = app.get(KycVerifications);
  const pan = 'ABCPE1234F';
  const { name } = valueOf(await kyc.panProfile(pan, {}));
  const dateOfBirth = CalendarDate.of('1991-05-06');
  valueOf(await kyc.savePan({ pan, name, email: 'a@b.in', dateOfBirth, method: 'minimum' }, {}));
  const verified = valueOf(await app.get(VerifyBankAccount).run(details, name, {}));
  const linked = valueOf(await app.get(LinkBankAccount).run(verified, 'none', {}));
  expect(linked).toEqual({ kind: 'in-review' });
  return { app, atBank: verified.accountHolderName, name };
}

const accountsOf = async (app: AppContainer) => valueOf(await app.get(BankAccounts).list({}));
const mobileOf = (app: AppContainer) => app.get(Session).current?.mobile ?? '';

async function decide(decision: BankReviewDecision): Promise<void> {
  const [review] = await waitingBankReviews(backend.sandbox.database).execute();
  await decideBankReview(backend.sandbox, { id: review?.id ?? 0, decision });
}

describe('an account in a name that may be the investor’s', () => {
  it('is linked once the desk has compared the names, and a message says so', async () => {
    const { app, atBank, name } = await investorInReview();
    expect(atBank.split(' ')[0]).toBe(name.split(' ')[0]);
    expect(await accountsOf(app)).toEqual([]);
    expect(app.get(Session).current?.isBankStepComplete).toBe(false);
    await decide('approved');
    const [account, ...others] = await accountsOf(app);
    expect(account).toMatchObject({ ...details, isPrimary: true });
    expect(others).toEqual([]);
    const [message] = await backend.control.outbox(mobileOf(app));
    expect(message?.text).toBe('Your bank account is linked: HDFC Bank, ending in 0003.');
  });

  it('is not linked after a rejection, also when it is sent again', async () => {
    const { app } = await investorInReview();
    await decide('rejected');
    expect(await accountsOf(app)).toEqual([]);
    const [message] = await backend.control.outbox(mobileOf(app));
    expect(message?.text).toMatch(/^We could not link HDFC Bank, ending in 0003/);
    expect(refusalOf(await app.get(BankAccounts).save(details, {}))).toBe('400 name-mismatch');
  });

  it('waits once when it is sent again', async () => {
    const { app } = await investorInReview();
    const again = await app.get(BankAccounts).save(details, {});
    expect(valueOf(again)).toEqual({ isInReview: true });
    const waiting = await waitingBankReviews(backend.sandbox.database).execute();
    expect(waiting).toHaveLength(1);
    await decide('approved');
    await expect(decide('approved')).rejects.toThrow('does not wait for a decision');
  });

  it('is compared again once it has been taken from its investor', async () => {
    const { app, name } = await investorInReview();
    await decide('approved');
    const id = app.get(Session).current?.investorId ?? 0;
    for (const table of ['bank_accounts', 'bank_verifications'] as const) {
      const rows = backend.sandbox.database.deleteFrom(table);
      await rows.where('investor_id', '=', id).execute();
    }
    const verified = valueOf(await app.get(VerifyBankAccount).run(details, name, {}));
    const linked = valueOf(await app.get(LinkBankAccount).run(verified, 'none', {}));
    expect(linked).toEqual({ kind: 'in-review' });
    await decide('approved');
    expect(await accountsOf(app)).toHaveLength(1);
  });

  it('is not called another person’s if another investor has linked it meanwhile', async () => {
    const { app } = await investorInReview();
    const unshared = '550012345678';
    const { database, clock } = backend.sandbox;
    const id = app.get(Session).current?.investorId ?? 0;
    const ofReview = database.updateTable('bank_reviews').where('investor_id', '=', id);
    await ofReview.set({ account_number: unshared }).execute();
    const account = { ifsc: details.ifsc, account_number: unshared, holder_name: 'Joint Holder' };
    const linked = { investor_id: 1001, is_primary: false, linked_at: clock.now() };
    await database.insertInto('bank_accounts').values({ ...account, ...linked }).execute();
    await decide('approved');
    const [message] = await backend.control.outbox(mobileOf(app));
    expect(message?.text).toBe(
      'We could not link HDFC Bank, ending in 5678: another investor has linked it. ' +
        'Please add an account of your own.',
    );
  });
});
