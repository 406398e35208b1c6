import { asText, asWord } from '../platform/expected.ts';

/** The steps of the embedded booking, in the words of its messages. */
export const EmbeddedStep = Object.freeze({
  PersonalInfo: 'personal info',
  Nominee: 'nominee',
  BankAccount: 'bank account',
  Payment: 'payment',
  VideoKyc: 'video kyc',
} as const);
export type EmbeddedStep = (typeof EmbeddedStep)[keyof typeof EmbeddedStep];

/** How an embedded booking ends, in the words of its messages. */
export const EmbeddedOutcome = Object.freeze({
  Cancelled: 'cancelled',
  Completed: 'completed',
} as const);
export type EmbeddedOutcome = (typeof EmbeddedOutcome)[keyof typeof EmbeddedOutcome];

/** What the embedded booking says to the page around it. */
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
 * The heading of the page while the embedded booking is at a step.
 *
 * @source FD-4.76, FD-4.77
 * @throws a sentence on an unknown step
 * @example
 * ```ts
 * embeddedStepHeading('bank account'); // => 'Bank Account'
 * ```
 */
export function embeddedStepHeading(step: EmbeddedStep): string {
  return HEADINGS[asWord(step, EmbeddedStep)];
}

/**
 * What a message of the embedded booking says: its end, or the step it has come to; undefined for a
 * message of another booking, or of any other shape.
 *
 * @source FD-4.75, FD-4.76, FD-4.77
 * @param message as it came, from whoever sent it
 * @param transactionId of the booking that is on the page
 * @throws a sentence where the transaction is no text
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
