import { asFacts, asWord } from '../../platform/expected.ts';
import { invariant, shown } from '../../platform/invariant.ts';

/** What is changed only after the phone has said once more who asks. */
export const ProtectedChange = Object.freeze({
  PrimaryBank: 'primary-bank',
  Email: 'e-mail',
} as const);
export type ProtectedChange = (typeof ProtectedChange)[keyof typeof ProtectedChange];

/** How long a code from the phone stands for the change that it was asked for. */
export const STEP_UP_MINUTES = 5;

/** A code from the phone that was given for a change. */
export interface StepUp {
  readonly change: ProtectedChange;
  readonly provedAt: Date;
}

/**
 * Whether a protected change may be made: for five minutes after a code from the phone was given
 * for that very change, and for no other.
 *
 * @formula 0 <= now - moment of the code < 5 minutes, and the change is the same
 * @source OWASP Application Security Verification Standard 4.0, 3.7.1
 * @throws a sentence on an unknown change and on what is no moment
 * @example
 * ```ts
 * const provedAt = new Date('2026-11-21T10:00:00Z');
 * const now = new Date('2026-11-21T10:04:59Z');
 * isSteppedUp({ change: 'e-mail', provedAt }, { change: 'e-mail', now }); // => true
 * isSteppedUp({ change: 'e-mail', provedAt }, { change: 'primary-bank', now }); // => false
 * ```
 */
export function isSteppedUp(
  stepUp: StepUp | undefined,
  asked: { readonly change: ProtectedChange; readonly now: Date },
): boolean {
  const { change, now } = asFacts(asked);
  asWord(change, ProtectedChange);
  const at = momentOf(now);
  if (stepUp === undefined) return false;
  const given = asFacts(stepUp);
  const elapsed = at - momentOf(given.provedAt);
  const isFresh = elapsed >= 0 && elapsed < STEP_UP_MINUTES * 60_000;
  return isFresh && asWord(given.change, ProtectedChange) === change;
}

function momentOf(date: Date): number {
  const moment = date instanceof Date ? date.getTime() : Number.NaN;
  invariant(Number.isFinite(moment), `a protected change needs a moment, got ${shown(date)}`);
  return moment;
}
