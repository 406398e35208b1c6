import { checkList, checkText } from '../argument-checks.ts';

/**
 * Whether each word of a search occurs in at least one of the texts, ignoring case and accents; an
 * empty search matches everything.
 *
 * @source PM-2.175, PM-2.196; private market, section 2
 * @throws an error for a search, or for a text, that is not text
 * @example
 * ```ts
 * isFoundIn('nsé share', ['Shares of NSE']); // => true
 * isFoundIn('bse', ['Shares of NSE']); // => false
 * ```
 */
export function isFoundIn(search: string, texts: readonly string[]): boolean {
  const places = checkList(texts).map((text) => plainText(checkText(text)));
  const words = plainText(checkText(search))
    .split(/\s/)
    .filter((word) => word !== '');
  return words.every((word) => places.some((place) => place.includes(word)));
}

/** Removes accents from Latin letters, but keeps the vowel signs of Indian scripts. */
function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
