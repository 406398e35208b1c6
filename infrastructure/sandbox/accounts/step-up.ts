import { isSteppedUp, ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { AuthenticatedSession } from '../platform/authentication.ts';
import type { SandboxClock } from '../platform/clock.ts';
import type { Message } from '../platform/outbox.ts';
import { Refusal } from '../platform/refusal.ts';

interface Asked {
  readonly session: AuthenticatedSession;
  readonly change: ProtectedChange;
  readonly clock: SandboxClock;
}

/** @throws Refusal unless this very session has given a code for this very change just now */
export async function requireStepUp(
  database: Kysely<Database>,
  { session, change, clock }: Asked,
): Promise<void> {
  const row = await database
    .selectFrom('sessions')
    .select(['step_up_change', 'stepped_up_at'])
    .where('id', '=', session.sessionId ?? '')
    .executeTakeFirst();
  const { step_up_change: given, stepped_up_at: provedAt } = row ?? {};
  const stepUp = given && provedAt ? { change: given, provedAt } : undefined;
  if (isSteppedUp(stepUp, { change, now: clock.now() })) return;
  const message = 'Please confirm this change with the code that we send to your phone.';
  throw new Refusal({ status: 403, code: 'step-up-needed', message });
}

/** Under which the codes of a change are counted: not by the number, which anybody can lock. */
export function stepUpAsker(investorId: number, change: ProtectedChange) {
  return { mobile: `${change} of ${investorId}`, deviceId: undefined };
}

/** All of them, for when the account is deleted. */
export function stepUpAskers(investorId: number): readonly string[] {
  return Object.values(ProtectedChange).map((change) => stepUpAsker(investorId, change).mobile);
}

const WHAT = {
  'primary-bank': 'the change of your primary bank account',
  'e-mail': 'the change of your e-mail address',
} as const satisfies Record<ProtectedChange, string>;

/** Says what it is for, so that nobody is talked into reading it out for something else. */
export function stepUpMessage(mobile: string, change: ProtectedChange, code: string): Message {
  const text =
    `${code} confirms ${WHAT[change]} at Vriddhi, good for 10 minutes. ` +
    'Not you? Do not share it, and sign out other devices in your profile.';
  return { channel: 'sms', to: mobile, text };
}
