import { asText } from '../../platform/argument-checks.ts';

/** Separates the bullet points in the text of a content block of kind `extra`. */
export const LINE_SEPARATOR = '|';

/**
 * Splits the text of a content block into bullet points, without empty ones.
 *
 * @source FD-2.68
 * @example
 * ```ts
 * bulletLines('Insured | Since 1985 |'); // => ['Insured', 'Since 1985']
 * ```
 */
export function bulletLines(content: string): readonly string[] {
  return asText(content)
    .split(LINE_SEPARATOR)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
