import * as v from 'valibot';

/**
 * Matches text without control characters, which a database or screen cannot show, and without lone
 * surrogates.
 */
const LINE = /^[^\p{Cc}\p{Cs}]*$/u;

/**
 * Text of one line.
 * @param longest the maximum length in characters
 * @param message the error message for other text
 */
export function lineText(longest: number, message?: string) {
  return v.pipe(v.string(), v.maxLength(longest, message), v.regex(LINE, message));
}
