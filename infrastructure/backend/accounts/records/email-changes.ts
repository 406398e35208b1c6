import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { AuthenticatedSession } from '#infrastructure/backend/http/authentication.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { noteActivity } from './account-activity.ts';
import { investorById } from './investors.ts';
import { provedContacts } from './proved-contacts.ts';
import {
  isOwnAddress,
  OWN_ADDRESS_TEXT,
} from '#infrastructure/backend/third-parties/support-mail.ts';
import { CODE_MINUTES } from '#infrastructure/backend/accounts/sign-in/code-messages.ts';
import { OneTimeCodes } from '#infrastructure/backend/accounts/sign-in/one-time-codes.ts';
import { requireStepUp } from '#infrastructure/backend/accounts/sign-in/require-step-up.ts';

/** Changes an email address once the code sent to the new one is confirmed. */
export class EmailChanges {
  private readonly codes: OneTimeCodes;

  constructor(private readonly sandbox: Sandbox) {
    this.codes = new OneTimeCodes(sandbox);
  }

  /**
   * Sends a code to the new address. The session must have confirmed the change with its phone.
   * The codes of a day are counted too, because a proved address resets the count of sent codes.
   */
  async ask(
    database: Kysely<Database>,
    { session, email }: { readonly session: AuthenticatedSession; readonly email: string },
  ): Promise<Refusal | undefined> {
    const { clock } = this.sandbox;
    const { investorId } = session;
    const investor = await investorById(database, investorId);
    if (isOwnAddress(email)) return ownAddress();
    if (provedContacts(investor).email === email.toLowerCase()) return unchanged();
    await requireStepUp(database, { session, change: ProtectedChange.Email, clock });
    const refusal = await this.codes.send(database, requesterOf(investorId, email), (code) => ({
      channel: 'email',
      to: email,
      investorId,
      text:
        `${code} is the code for your new email address at Vriddhi, ` +
        `good for ${CODE_MINUTES} minutes.`,
    }));
    if (refusal) return refusal;
    await countUse(database, { investorId, what: 'e-mail-code', clock });
    const values = { email, asked_at: clock.now() };
    await database
      .insertInto('email_changes')
      .values({ investor_id: investorId, ...values })
      .onConflict((conflict) => conflict.column('investor_id').doUpdateSet(values))
      .execute();
    return undefined;
  }

  /**
   * Returns the new address, or why the code is refused. Every try counts, so the caller must
   * commit.
   */
  async confirm(
    database: Kysely<Database>,
    { investorId, code }: { readonly investorId: number; readonly code: string },
  ): Promise<{ readonly email: string } | Refusal> {
    const change = await database
      .selectFrom('email_changes')
      .select('email')
      .where('investor_id', '=', investorId)
      .forUpdate()
      .executeTakeFirst();
    if (!change) return noPendingChange();
    const requester = requesterOf(investorId, change.email);
    const refusal = await this.codes.use(database, { ...requester, code });
    if (refusal) return refusal;
    await this.keep(database, investorId, change.email);
    return { email: change.email };
  }

  /**
   * Stores the new address as proved. Also notifies an old one that was proved, because its owner
   * may not have made the change.
   */
  private async keep(database: Kysely<Database>, investorId: number, email: string): Promise<void> {
    const { email: old } = provedContacts(await investorById(database, investorId));
    await database
      .updateTable('investors')
      .set({ email, email_proved_at: this.sandbox.clock.now() })
      .where('id', '=', investorId)
      .execute();
    await database.deleteFrom('email_changes').where('investor_id', '=', investorId).execute();
    await noteActivity(this.sandbox, database, { investorId, kind: ActivityKind.EmailChanged });
    if (old === undefined) return;
    const text = 'Your Vriddhi account has a new email address. Not you? Please call us.';
    // With the investor's id, a deletion of the account also finds the message to the old address.
    await this.sandbox.outbox.send({ channel: 'email', to: old, text, investorId }, database);
  }
}

/**
 * The key for counting the codes of an email change: one per investor, whatever the new address.
 * Each code confirms only the address that it was sent to.
 */
function requesterOf(investorId: number, email: string) {
  return { mobile: `new e-mail of ${investorId}`, deviceId: undefined, confirms: email };
}

function ownAddress(): Refusal {
  return new Refusal({
    status: 400,
    code: 'invalid-field',
    message: OWN_ADDRESS_TEXT,
    field: 'email',
  });
}

function unchanged(): Refusal {
  const message = 'This is already your email address.';
  return new Refusal({ status: 409, code: 'email-unchanged', message, field: 'email' });
}

function noPendingChange(): Refusal {
  const message = 'This code has expired. Please ask for a new one.';
  return new Refusal({ status: 400, code: 'otp-expired', message, field: 'otp' });
}
