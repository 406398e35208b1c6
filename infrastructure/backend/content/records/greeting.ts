/** Matches a plausible name; rejects URLs and sentences that could be used for spam. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,59}$/u;

/**
 * The greeting of a message. It contains the name only if it is plausible, so that a form cannot
 * send arbitrary text.
 */
export function greeting(name: string | undefined): string {
  const trimmed = name?.trim() ?? '';
  return NAME.test(trimmed) ? `Hello ${trimmed},` : 'Hello,';
}
