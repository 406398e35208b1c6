import { asList, asText } from './expected.ts';

/**
 * A search is found in texts when each of its words stands in one of them, whatever the capitals
 * and accents; an empty search is found everywhere.
 *
 * @source PM-2.175, PM-2.196; private market, section 2
 * @throws a sentence for a search, or for a text, that is not text
 * @example
 * ```ts
 * isFoundIn('nsé share', ['Shares of NSE']); // => true
 * isFoundIn('bse', ['Shares of NSE']); // => false
 * ```
 */
export function isFoundIn(search: string, texts: readonly string[]): boolean {
  const places = asList(texts).map(plainText);
  const words = plainText(search)
    .split(/\s/)
    .filter((word) => word !== '');
  return words.every((word) => places.some((place) => place.includes(word)));
}

/** Accents come apart from their letters and are dropped; signs of Indian scripts stay. */
function plainText(text: string): string {
  return asText(text)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
