import { isSteppedUp, ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { AuthenticatedSession } from '#infrastructure/backend/http/authentication.ts';
import type { SandboxClock } from '#infrastructure/backend/scheduling/sandbox-clock.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';

interface StepUpRequest {
  readonly session: AuthenticatedSession;
  readonly change: ProtectedChange;
  readonly clock: SandboxClock;
}

/** @throws Refusal unless the investor has confirmed this change with a code a short time ago */
export async function requireStepUp(
  database: Kysely<Database>,
  { session, change, clock }: StepUpRequest,
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

/**
 * The key for counting the codes of a change. It is not the mobile number, because an attacker
 * could lock that from the sign-in page.
 */
export function stepUpRequester(investorId: number, change: ProtectedChange) {
  return { mobile: `${change} of ${investorId}`, deviceId: undefined };
}

/** The counting keys of all changes of an investor, to delete with the account. */
export function stepUpRequesters(investorId: number): readonly string[] {
  return Object.values(ProtectedChange).map((change) => stepUpRequester(investorId, change).mobile);
}
