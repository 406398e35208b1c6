import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { attemptEach } from '#infrastructure/backend/scheduling/due-work.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { publicName } from './bank-directory.ts';
import { lockOwner } from './hold-account.ts';
import { type AccountToLink, insertAccount, linkOf, lockBankAccount } from './linked-account.ts';

const REVIEW_MILLISECONDS = 8000;

export type BankReviewDecision = 'approved' | 'rejected';

/**
 * Asks the desk to compare the holder's name at the bank with the investor's name. Asking again
 * changes nothing.
 * @returns the state of the review: a rejected one stays rejected
 */
export async function askForBankReview(
  { clock }: Sandbox,
  database: Kysely<Database>,
  { investorId, ifsc, accountNumber, holderName }: AccountToLink,
): Promise<'in-review' | BankReviewDecision> {
  const values = {
    investor_id: investorId,
    ...{ ifsc, account_number: accountNumber, name_at_bank: holderName },
    ...{ asked_at: clock.now(), state: 'in-review' as const },
  };
  const columns = ['investor_id', 'ifsc', 'account_number'] as const;
  await database
    .insertInto('bank_reviews')
    .values(values)
    // An approved account that is asked about again has been taken from the investor meanwhile.
    .onConflict((conflict) =>
      conflict.columns(columns).doUpdateSet(values).where('bank_reviews.state', '=', 'approved'),
    )
    .execute();
  const { state } = await database
    .selectFrom('bank_reviews')
    .select('state')
    .where('investor_id', '=', investorId)
    .where('ifsc', '=', ifsc)
    .where('account_number', '=', accountNumber)
    .executeTakeFirstOrThrow();
  return state;
}

export function waitingBankReviews(database: Kysely<Database>) {
  return database
    .selectFrom('bank_reviews')
    .innerJoin('investors', 'investors.id', 'bank_reviews.investor_id')
    .select(['bank_reviews.id', 'name_at_bank', 'investors.name', 'ifsc', 'account_number'])
    .where('state', '=', 'in-review')
    .orderBy('asked_at');
}

interface DecisionOn {
  readonly id: number;
  readonly decision: BankReviewDecision;
}

/** @throws Refusal if the review does not wait for a decision */
export async function decideBankReview(sandbox: Sandbox, decided: DecisionOn): Promise<void> {
  if (await recordDecision(sandbox, decided)) return;
  const message = 'This bank account does not wait for a decision.';
  throw new Refusal({ status: 409, code: 'nothing-to-review', message });
}

/**
 * Records the desk's decision, links an approved account, and notifies the investor.
 * @returns false if the review does not wait for a decision
 */
function recordDecision(sandbox: Sandbox, { id, decision }: DecisionOn): Promise<boolean> {
  return inTransaction(sandbox.database, async (transaction) => {
    await lockReviewed(transaction, id);
    const review = await transaction
      .updateTable('bank_reviews')
      .set({ state: decision })
      .where('id', '=', id)
      .where('state', '=', 'in-review')
      .returning(['investor_id', 'ifsc', 'account_number', 'name_at_bank'])
      .executeTakeFirst();
    if (review === undefined) return false;
    const account = { ifsc: review.ifsc, accountNumber: review.account_number };
    const investorId = review.investor_id;
    const isLinked =
      decision === 'approved' &&
      (await link(sandbox, transaction, {
        ...account,
        ...{ investorId, holderName: review.name_at_bank },
      }));
    const name = await publicName(account);
    const reason =
      decision === 'approved' ? 'another investor has linked it' : 'it is not in your name';
    const text = isLinked
      ? `Your bank account is linked: ${name}.`
      : `We could not link ${name}: ${reason}. Please add an account of your own.`;
    await sandbox.outbox.tell(investorId, text, transaction);
    return true;
  });
}

/** Locks the bank account, then its investor, as a link of the investor does. */
async function lockReviewed(database: Kysely<Database>, id: number): Promise<void> {
  const review = await database
    .selectFrom('bank_reviews')
    .select(['ifsc', 'account_number as accountNumber'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (review === undefined) return;
  await lockBankAccount(database, review);
  await lockOwner(database, 'bank_reviews', id);
}

/** Returns false if another investor has linked the account meanwhile. */
async function link(
  sandbox: Sandbox,
  database: Kysely<Database>,
  account: AccountToLink,
): Promise<boolean> {
  const linked = await linkOf(database, account, account.investorId);
  if (linked === undefined) await insertAccount(sandbox, database, account);
  return linked !== 'others';
}

/** In automatic mode, approves every account that has waited for the review time. */
export async function approveDueBankReviews(sandbox: Sandbox, until: Date): Promise<void> {
  if (!sandbox.desk.isAuto) return;
  const latest = new Date(until.getTime() - REVIEW_MILLISECONDS);
  const due = await waitingBankReviews(sandbox.database).where('asked_at', '<=', latest).execute();
  await attemptEach('bank review', due, ({ id }) =>
    recordDecision(sandbox, { id, decision: 'approved' }),
  );
}
