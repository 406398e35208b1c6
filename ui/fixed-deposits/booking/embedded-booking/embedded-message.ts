import { EmbeddedOutcome, EmbeddedStep } from '#domain/fixed-deposits/booking/embedded-step.ts';

/** A message from the embedded page to the app. */
export type EmbeddedMessage =
  | { readonly kind: 'step'; readonly step: EmbeddedStep }
  | { readonly kind: 'ended'; readonly outcome: EmbeddedOutcome };

/**
 * Parses a window message: the current step, or the end of the booking. Undefined for a message
 * about another booking and for anything else.
 *
 * @param message the message as received, from any sender
 * @param transactionId the id of the booking on the page
 */
export function readEmbeddedMessage(
  message: unknown,
  transactionId: string,
): EmbeddedMessage | undefined {
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
