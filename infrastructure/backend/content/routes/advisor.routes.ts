import { emailViolationTexts } from '#domain/platform/email-address.ts';
import { mobileDigits, NOT_TEN_DIGITS_TEXT } from '#domain/platform/mobile-number.ts';
import { ANSWER_TIME } from '#domain/content/answer-time.ts';
import {
  type AdvisorSignUp,
  type AdvisorSignUpViolation,
  advisorSignUpViolation,
  advisorSignUpTexts,
} from '#domain/content/advisor-sign-up.ts';
import {
  advisorRegistrationReply,
  advisorRegistrationRequest,
} from '#infrastructure/content/public-forms.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { FORM_RATE } from '#infrastructure/backend/http/form-limit.ts';

const MESSAGES = {
  fullName: ['ifa_name', advisorSignUpTexts.fullName],
  location: ['location', advisorSignUpTexts.location],
  mobile: ['mobile', NOT_TEN_DIGITS_TEXT],
  email: ['email', emailViolationTexts.malformed],
} as const satisfies Record<AdvisorSignUpViolation['field'], readonly [string, string]>;

/**
 * Adds the call by which advisors register themselves, once per mobile number and email address.
 */
export function addAdvisorRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/ifa/ifa/register',
    summary: 'Register an advisor; 409 if the number or address is already registered',
    access: 'public',
    body: advisorRegistrationRequest,
    reply: advisorRegistrationReply,
    mutates: true,
    rateLimit: FORM_RATE,
    run: async ({ body, database }) => {
      const { ifa_name: fullName, location, mobile, email } = body;
      const advisor = { fullName, location, mobile, email };
      refuse(advisorSignUpViolation(advisor));
      await register(sandbox, database, advisor);
      return { status: 200, message: 'You are registered.' };
    },
  });
}

function refuse(violation: AdvisorSignUpViolation | undefined): void {
  if (violation === undefined) return;
  const [field, message] = MESSAGES[violation.field];
  throw new Refusal({ status: 400, code: 'invalid-field', message, field });
}

async function register(
  { clock, outbox }: Sandbox,
  database: Kysely<Database>,
  { fullName, location, mobile, email }: AdvisorSignUp,
): Promise<void> {
  const address = email.trim().toLowerCase();
  const made = await database
    .insertInto('advisor_registrations')
    .values({
      name: fullName.trim(),
      location: location.trim(),
      mobile: mobileDigits(mobile),
      email: address,
      registered_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) {
    const message = 'An advisor with this mobile number or email is registered already.';
    throw new Refusal({ status: 409, code: 'registered-already', message });
  }
  await outbox.send({
    channel: 'email',
    to: address,
    text: `Hello,\n\nThank you for signing up as an advisor. Our partner team will call you within ${ANSWER_TIME}.\n\nVriddhi`,
  });
}
