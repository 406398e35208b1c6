import { ActivityKind, isSentBySms } from '#domain/accounts/profile/activity.ts';
import type { ActivityRow } from '#infrastructure/accounts/profile/personal-data.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';

const MOST_SHOWN = 50;
/** Events kept for one account, the newest ones. */
const MOST_KEPT = 500;
const NOT_YOU = 'Not you? Sign out other devices in your profile and call us.';

export interface Activity {
  readonly investorId: number;
  readonly kind: ActivityKind;
  readonly detail?: string;
}

/**
 * Adds an event to the account's activity list, and sends an SMS if the event matters to security.
 */
export async function noteActivity(
  { clock, outbox }: Pick<Sandbox, 'clock' | 'outbox'>,
  database: Kysely<Database>,
  { investorId, kind, detail = '' }: Activity,
): Promise<void> {
  await database
    .insertInto('account_activity')
    .values({ investor_id: investorId, kind, detail, happened_at: clock.now() })
    .execute();
  await forgetOldest(database, investorId);
  if (!isSentBySms(kind)) return;
  await outbox.tell(investorId, `${textOf(kind, detail)} ${NOT_YOU}`, database);
}

async function forgetOldest(database: Kysely<Database>, investorId: number): Promise<void> {
  const own = database.selectFrom('account_activity').where('investor_id', '=', investorId);
  await database
    .deleteFrom('account_activity')
    .where('investor_id', '=', investorId)
    .where('id', '<=', own.select('id').orderBy('id', 'desc').offset(MOST_KEPT).limit(1))
    .execute();
}

/** The events in an account, newest first. */
export async function activityOf(
  database: Kysely<Database>,
  investorId: number,
): Promise<ActivityRow[]> {
  const rows = await database
    .selectFrom('account_activity')
    .selectAll()
    .where('investor_id', '=', investorId)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ id, kind, detail, happened_at }) => ({
    activity_id: id,
    kind,
    detail,
    happened_at: happened_at.toISOString(),
  }));
}

function textOf(kind: ActivityKind, detail: string): string {
  switch (kind) {
    case ActivityKind.BankLinked:
      return `A bank account was added to your Vriddhi account: ${detail}.`;
    case ActivityKind.BankRemoved:
      return `${detail}, was removed from your Vriddhi account: it is not in the name on your PAN.`;
    case ActivityKind.PrimaryBankChanged:
      return `The primary bank account of your Vriddhi account is now ${detail}.`;
    case ActivityKind.DematAdded:
      return `A demat account was added to your Vriddhi account: ${detail}.`;
    case ActivityKind.NomineeAdded:
      return `${detail} was added as a nominee of your Vriddhi account.`;
    case ActivityKind.NomineeChanged:
      return `The details of your nominee ${detail} were changed at Vriddhi.`;
    case ActivityKind.NomineeRemoved:
      return `${detail} is no longer a nominee of your Vriddhi account.`;
    case ActivityKind.EmailChanged:
      return 'The email address of your Vriddhi account was changed.';
    default:
      throw new Error(`no message is written for ${kind}`);
  }
}
