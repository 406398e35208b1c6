import { emailViolationTexts } from '#domain/platform/email-address.ts';
import { mobileDigits, NOT_TEN_DIGITS_TEXT } from '#domain/platform/mobile-number.ts';
import { ANSWER_TIME } from '#domain/content/answer-time.ts';
import {
  type ContactMessageViolations,
  contactMessageViolations,
  CONTACT_NAME_TEXT,
} from '#domain/content/contact-message.ts';
import { contactReply, contactRequest } from '#infrastructure/content/public-forms.wire.ts';
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
import {
  messageReference,
  SUPPORT_ADDRESS,
} from '#infrastructure/backend/third-parties/support-mail.ts';

const MESSAGES = {
  name: CONTACT_NAME_TEXT,
  email: emailViolationTexts.malformed,
  mobile: NOT_TEN_DIGITS_TEXT,
  message: 'Please write a message of at most 1000 characters.',
} as const satisfies Record<keyof ContactMessageViolations, string>;

/** Sends a message of the contact form to support and a confirmation to the person. */
export function addContactRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/main/contact',
    summary: 'Send a message of the contact form to support',
    access: 'optional',
    body: contactRequest,
    reply: contactReply,
    mutates: true,
    rateLimit: FORM_RATE,
    run: async ({ body, investorId, database }) => {
      const form = { ...body, mobile: body.mobile ?? '' };
      refuseViolations(contactMessageViolations(form));
      const email = form.email.trim().toLowerCase();
      refuseFlood(await sentToday(sandbox, database, email), 'email');
      const { id } = await database
        .insertInto('contact_messages')
        .values({
          name: form.name.trim(),
          email,
          mobile: form.mobile.trim() === '' ? null : mobileDigits(form.mobile),
          message: form.message.trim(),
          sent_at: sandbox.clock.now(),
          investor_id: investorId ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const reference = messageReference(id);
      await sendToSupport(sandbox, { ...form, email, reference, investorId });
      return { status: 200, message: 'We have received your message.', data: { reference } };
    },
  });
}

function refuseViolations(violations: ContactMessageViolations): void {
  const [field] = Object.keys(violations) as (keyof ContactMessageViolations)[];
  if (field === undefined) return;
  throw new Refusal({ status: 400, code: 'invalid-field', message: MESSAGES[field], field });
}

async function sentToday(
  sandbox: Sandbox,
  database: Kysely<Database>,
  email: string,
): Promise<number> {
  const { sent } = await database
    .selectFrom('contact_messages')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('email', '=', email)
    .where('sent_at', '>', dayBefore(sandbox))
    .executeTakeFirstOrThrow();
  const left = { what: 'contact-message', recipient: email } as const;
  return Number(sent) + (await leftForms(sandbox, database, left));
}

interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly message: string;
  readonly reference: string;
  readonly investorId: number | undefined;
}

/**
 * Sends the message to support. The confirmation repeats nothing of it, because its address is not
 * proved: strangers could otherwise write to others in our name.
 */
async function sendToSupport(
  { outbox }: Sandbox,
  { name, email, mobile, message, reference, investorId }: ContactMessage,
): Promise<void> {
  const from = [name.trim(), email, mobileDigits(mobile)].filter((part) => part !== '').join(', ');
  await outbox.send({
    channel: 'email',
    to: SUPPORT_ADDRESS,
    text: `${reference}, from ${from}:\n\n${message.trim()}`,
  });
  await outbox.send({
    channel: 'email',
    to: email,
    text: `Hello,\n\nWe have received your message, ${reference}. We will reply within ${ANSWER_TIME}.\n\nVriddhi`,
    investorId,
  });
}
