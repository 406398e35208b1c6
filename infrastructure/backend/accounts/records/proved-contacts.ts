import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { isOwnAddress } from '#infrastructure/backend/third-parties/support-mail.ts';
import type { Investor } from './investors.ts';

/** Where messages to an investor go. Only these identify records without an `investor_id`. */
export interface ProvedContacts {
  readonly investorId: number;
  /** The mobile number, which each sign-in proves. */
  readonly mobile: string;
  /** The email address in lower case; undefined until its code came back. */
  readonly email: string | undefined;
}

export function provedContacts({
  id,
  mobile,
  email,
  email_proved_at: provedAt,
}: Pick<Investor, 'id' | 'mobile' | 'email' | 'email_proved_at'>): ProvedContacts {
  const isProved = email !== null && provedAt !== null && !isOwnAddress(email);
  return { investorId: id, mobile, email: isProved ? email.toLowerCase() : undefined };
}

/**
 * The forms of an investor: those sent in a session of theirs, and those that a visitor sent with
 * their number or email address. A form that another investor sent belongs to that investor.
 */
export function formsOf(
  database: Kysely<Database>,
  { investorId, mobile, email = '' }: ProvedContacts,
) {
  const contactMessages = database.selectFrom('contact_messages').where((eb) =>
    eb.or([
      eb('investor_id', '=', investorId),
      eb.and([
        eb('investor_id', 'is', null),
        eb.or([eb('mobile', '=', mobile), eb('email', '=', email)]),
      ]),
    ]),
  );
  const shareNotes = database.selectFrom('share_notes').where((eb) =>
    eb.or([
      eb('investor_id', '=', investorId),
      eb.and([
        eb('investor_id', 'is', null),
        eb.or([eb('whatsapp_number', '=', mobile), eb(eb.fn('lower', ['email']), '=', email)]),
      ]),
    ]),
  );
  return { contactMessages, shareNotes };
}
