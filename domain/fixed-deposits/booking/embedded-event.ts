import { asText, asWord } from '../../platform/argument-checks.ts';

/** The steps of the embedded booking; values are those in its messages. */
export const EmbeddedStep = Object.freeze({
  PersonalInfo: 'personal info',
  Nominee: 'nominee',
  BankAccount: 'bank account',
  Payment: 'payment',
  VideoKyc: 'video kyc',
} as const);
export type EmbeddedStep = (typeof EmbeddedStep)[keyof typeof EmbeddedStep];

/** The outcomes of an embedded booking; values are those in its messages. */
export const EmbeddedOutcome = Object.freeze({
  Cancelled: 'cancelled',
  Completed: 'completed',
} as const);
export type EmbeddedOutcome = (typeof EmbeddedOutcome)[keyof typeof EmbeddedOutcome];

/** A message from the embedded page to the app. */
export type EmbeddedEvent =
  | { readonly kind: 'step'; readonly step: EmbeddedStep }
  | { readonly kind: 'ended'; readonly outcome: EmbeddedOutcome };

const HEADINGS = {
  'personal info': 'Personal Info',
  nominee: 'Nominee',
  'bank account': 'Bank Account',
  payment: 'Payment',
  'video kyc': 'Video KYC',
} as const satisfies Record<EmbeddedStep, string>;

/**
 * The heading of the page during a step of the embedded booking.
 *
 * @source FD-4.76, FD-4.77
 * @throws an error for an unknown step
 * @example
 * ```ts
 * embeddedStepHeading('bank account'); // => 'Bank Account'
 * ```
 */
export function embeddedStepHeading(step: EmbeddedStep): string {
  return HEADINGS[asWord(step, EmbeddedStep)];
}

/**
 * Parses a message from the embedded page: the current step, or the end of the booking. Undefined
 * for a message about another booking and for anything else.
 *
 * @source FD-4.75, FD-4.76, FD-4.77
 * @param message the message as received, from any sender
 * @param transactionId the id of the booking on the page
 * @throws an error if the transaction is not text
 * @example
 * ```ts
 * readEmbeddedEvent({ transactionId: 'T1', status: 'cancelled' }, 'T1')?.kind; // => 'ended'
 * readEmbeddedEvent({ transactionId: 'T2', status: 'cancelled' }, 'T1'); // => undefined
 * ```
 */
export function readEmbeddedEvent(
  message: unknown,
  transactionId: string,
): EmbeddedEvent | undefined {
  asText(transactionId);
  if (typeof message !== 'object' || message === null) return undefined;
  const facts = message as Readonly<Record<string, unknown>>;
  if (facts['transactionId'] !== transactionId) return undefined;
  const outcome = wordOf(EmbeddedOutcome, facts['status']);
  if (outcome !== undefined) return { kind: 'ended', outcome };
  const step = wordOf(EmbeddedStep, facts['step']);
  return step === undefined ? undefined : { kind: 'step', step };
}

function wordOf<Word extends string>(
  words: Readonly<Record<string, Word>>,
  value: unknown,
): Word | undefined {
  return Object.values(words).find((word) => word === value);
}
