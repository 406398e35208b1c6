import { nextMaturityNotice } from '#domain/fixed-deposits/holdings/maturity-notice.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Kysely } from 'kysely';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { attemptEach } from '#infrastructure/backend/scheduling/due-work.ts';
import { dueRenewal } from '#infrastructure/backend/fixed-deposits/records/due-renewal.ts';
import {
  type DepositRecord,
  deposits,
} from '#infrastructure/backend/fixed-deposits/records/stored-holding.ts';
import { maturityNotice, paidAccount } from './settlement-messages.ts';

/**
 * Sends the messages before maturities that are due on a day. A message and the day of the next one
 * are stored in one transaction, so that no message is sent twice. After a pause of the server, a
 * deposit gets only one message, with the days that are left.
 */
export async function sendMaturityNotices(sandbox: Sandbox, today: CalendarDate): Promise<void> {
  const { database } = sandbox;
  const all = await deposits(database)
    .where('deposit.state', '=', 'running')
    .where('deposit.next_notice_on', '<=', today.iso)
    .orderBy('deposit.next_notice_on')
    .orderBy('deposit.id')
    .execute();
  await attemptEach('maturity notice of deposit', all, (due) =>
    inTransaction(database, (transaction) => notify(sandbox, transaction, { due, today })),
  );
}

async function notify(
  { outbox, config }: Sandbox,
  database: Kysely<Database>,
  { due, today }: { readonly due: DepositRecord; readonly today: CalendarDate },
): Promise<void> {
  const maturityDate = CalendarDate.of(due.maturity_date);
  const next = nextMaturityNotice({ maturityDate, after: today });
  const taken = await database
    .updateTable('deposits')
    .set({ next_notice_on: next?.iso ?? null })
    .where('id', '=', due.id)
    .where('investor_id', '=', due.investor_id)
    .where('next_notice_on', '=', due.next_notice_on)
    .where('state', '=', 'running')
    // The investor may have chosen another one since the deposit was read.
    .returning('maturity_instruction_id')
    .executeTakeFirst();
  // Another process has sent it.
  if (taken === undefined) return;
  const deposit = { ...due, ...taken };
  const renewal = await dueRenewal(database, { deposit, day: maturityDate });
  const account = await paidAccount(database, due);
  const link = `${config.appOrigin}/portfolio/investment-details/${due.id}/${due.product_id}`;
  const text = maturityNotice(deposit, { ...renewal, account, today, link });
  await outbox.tell(due.investor_id, text, database);
}
