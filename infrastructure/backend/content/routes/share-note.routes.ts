import { emailViolationTexts } from '#domain/platform/email-address.ts';
import { mobileDigits, NOT_TEN_DIGITS_TEXT } from '#domain/platform/mobile-number.ts';
import {
  type InvestorNoteViolations,
  investorNoteViolations,
  NOTE_NAME_TEXT,
} from '#domain/content/investor-note.ts';
import { shareNoteReply, shareNoteRequest } from '#infrastructure/content/public-forms.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { leftForms } from '#infrastructure/backend/commands/left-forms.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  dayBefore,
  FORM_RATE,
  refuseFlood,
} from '#infrastructure/backend/http/form-limit.ts';

/** The domain name of the share that the note is about. */
const NSE = 'nseindia.com';

const MESSAGES = {
  name: ['name', NOTE_NAME_TEXT],
  whatsappNumber: ['whatsapp_number', NOT_TEN_DIGITS_TEXT],
  email: ['email_id', emailViolationTexts.malformed],
} as const satisfies Record<keyof InvestorNoteViolations, readonly [string, string]>;

export function addShareNoteRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/private-market/share-note/send',
    summary: 'Send the investor note by WhatsApp',
    access: 'optional',
    body: shareNoteRequest,
    reply: shareNoteReply,
    mutates: true,
    rateLimit: FORM_RATE,
    run: async ({ body, investorId, database }) => {
      const { name, whatsapp_number, email_id: email } = body;
      refuse(
        investorNoteViolations({
          name: name ?? '',
          whatsappNumber: whatsapp_number,
          email: email ?? '',
        }),
      );
      const whatsappNumber = mobileDigits(whatsapp_number);
      refuseFlood(await sentToday(sandbox, database, whatsappNumber), 'whatsapp_number');
      await database
        .insertInto('share_notes')
        .values({
          name: textOrNull(name),
          whatsapp_number: whatsappNumber,
          email: textOrNull(email),
          sent_at: sandbox.clock.now(),
          investor_id: investorId ?? null,
        })
        .execute();
      await sendNote(sandbox, database, { whatsappNumber, investorId });
      return { status: 200, message: 'The note is on its way.', ok: true };
    },
  });
}

function refuse(violations: InvestorNoteViolations): void {
  const [wrong] = Object.keys(violations) as (keyof InvestorNoteViolations)[];
  if (wrong === undefined) return;
  const [field, message] = MESSAGES[wrong];
  throw new Refusal({ status: 400, code: 'invalid-field', message, field });
}

async function sentToday(
  sandbox: Sandbox,
  database: Kysely<Database>,
  whatsappNumber: string,
): Promise<number> {
  const { sent } = await database
    .selectFrom('share_notes')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('whatsapp_number', '=', whatsappNumber)
    .where('sent_at', '>', dayBefore(sandbox))
    .executeTakeFirstOrThrow();
  const left = { what: 'share-note', recipient: whatsappNumber } as const;
  return Number(sent) + (await leftForms(sandbox, database, left));
}

interface Recipient {
  readonly whatsappNumber: string;
  readonly investorId: number | undefined;
}

async function sendNote(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { whatsappNumber, investorId }: Recipient,
): Promise<void> {
  await sandbox.outbox.send({
    channel: 'whatsapp',
    to: whatsappNumber,
    text: `Hello,\n\nHere is your NSE investor note: ${await noteAddress(sandbox, database)}\n\nThe figures in it are illustrative. It is not advice. Vriddhi`,
    investorId,
  });
}

/** The URL of the note, which the private market context serves. */
async function noteAddress({ config }: Sandbox, database: Kysely<Database>): Promise<string> {
  const share = await database
    .selectFrom('shares')
    .select('id')
    .where('domain_name', '=', NSE)
    .executeTakeFirst();
  return `${config.thirdPartyOrigin}/documents/investor-notes/${share?.id ?? 0}.pdf`;
}

function textOrNull(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text.trim();
}
