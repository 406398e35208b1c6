import { checkRecord, checkOneOf } from '../../platform/argument-checks.ts';
import { invariant, shown } from '../../platform/invariant.ts';

/** Changes that need a new confirmation by phone (step-up authentication). */
export const ProtectedChange = Object.freeze({
  PrimaryBank: 'primary-bank',
  Email: 'e-mail',
  /** The export of all personal data. */
  DataExport: 'data-export',
  AccountDeletion: 'account-deletion',
} as const);
export type ProtectedChange = (typeof ProtectedChange)[keyof typeof ProtectedChange];

/** Minutes for which a confirmation by phone is valid. */
export const STEP_UP_MINUTES = 5;

/** A confirmation by phone of one protected change. */
export interface StepUp {
  readonly change: ProtectedChange;
  readonly provedAt: Date;
}

/**
 * Whether the investor has confirmed a protected change by phone: with a code for the same change,
 * entered less than five minutes ago.
 *
 * @formula 0 <= now - moment of the code < 5 minutes, and the change is the same
 * @source OWASP Application Security Verification Standard 4.0, 3.7.1
 * @throws an error for an unknown change and for an invalid time
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
  request: { readonly change: ProtectedChange; readonly now: Date },
): boolean {
  const { change, now } = checkRecord(request);
  checkOneOf(change, ProtectedChange);
  const at = momentOf(now);
  if (stepUp === undefined) return false;
  const given = checkRecord(stepUp);
  const elapsed = at - momentOf(given.provedAt);
  const isFresh = elapsed >= 0 && elapsed < STEP_UP_MINUTES * 60_000;
  return isFresh && checkOneOf(given.change, ProtectedChange) === change;
}

function momentOf(date: Date): number {
  const moment = date instanceof Date ? date.getTime() : Number.NaN;
  invariant(Number.isFinite(moment), `a protected change needs a time, got ${shown(date)}`);
  return moment;
}
