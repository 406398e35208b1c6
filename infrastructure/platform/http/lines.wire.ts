import * as v from 'valibot';

/**
 * Matches text without control characters but tabs and line breaks, and without lone surrogates.
 */
const LINES = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u;

/**
 * Text of several lines.
 * @param longest the maximum length in characters
 */
export function linesText(longest: number) {
  return v.pipe(v.string(), v.maxLength(longest), v.regex(LINES));
}

export const longText = linesText(4000);
