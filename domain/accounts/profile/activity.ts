import { asWord } from '../../platform/expected.ts';

/** What is written down of what happens in an account. */
export const ActivityKind = Object.freeze({
  SignedIn: 'signed-in',
  OthersSignedOut: 'others-signed-out',
  BankLinked: 'bank-linked',
  BankRemoved: 'bank-removed',
  PrimaryBankChanged: 'primary-bank-changed',
  NomineeAdded: 'nominee-added',
  NomineeChanged: 'nominee-changed',
  NomineeRemoved: 'nominee-removed',
  EmailChanged: 'email-changed',
  PictureChanged: 'picture-changed',
  ConsentGiven: 'consent-given',
  ConsentWithdrawn: 'consent-withdrawn',
  DataExported: 'data-exported',
  PaymentSentBack: 'payment-sent-back',
} as const);
export type ActivityKind = (typeof ActivityKind)[keyof typeof ActivityKind];

const TOLD: ReadonlySet<ActivityKind> = new Set([
  ActivityKind.BankLinked,
  ActivityKind.BankRemoved,
  ActivityKind.PrimaryBankChanged,
  ActivityKind.NomineeAdded,
  ActivityKind.NomineeChanged,
  ActivityKind.NomineeRemoved,
  ActivityKind.EmailChanged,
]);

/**
 * Whether the phone gets a message of it: of all that changes where money goes or who inherits it,
 * and of the address that letters are sent to.
 *
 * @throws a sentence on an unknown kind of activity
 * @example
 * ```ts
 * isToldToPhone(ActivityKind.BankLinked); // => true
 * ```
 */
export function isToldToPhone(kind: ActivityKind): boolean {
  return TOLD.has(asWord(kind, ActivityKind));
}
