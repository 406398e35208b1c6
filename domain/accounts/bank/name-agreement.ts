import { checkText } from '../../platform/argument-checks.ts';

/** How well the name at the bank matches the name on the PAN. */
export const NameAgreement = Object.freeze({
  /** The same words, in any order and case. */
  Full: 'full',
  /**
   * Every word of the shorter name matches a word or an initial of the longer one, and at least one
   * whole word is the same.
   */
  Partial: 'partial',
  None: 'none',
} as const);
export type NameAgreement = (typeof NameAgreement)[keyof typeof NameAgreement];

/** Maximum length of a name in characters; a longer text matches no name. */
const LONGEST_NAME = 500;
const TITLES = new Set(['MR', 'MRS', 'MS', 'MISS', 'SHRI', 'SMT', 'KUMARI', 'DR']);

/**
 * How well the account holder's name at the bank matches the name on the PAN. Ignores the order of
 * words, case, punctuation and titles such as Mr.
 *
 * @example
 * ```ts
 * nameAgreement('Asha Meera Rao', 'RAO ASHA M'); // => 'partial'
 * ```
 */
export function nameAgreement(onPan: string, atBank: string): NameAgreement {
  if (Math.max(checkText(onPan).length, checkText(atBank).length) > LONGEST_NAME) {
    return NameAgreement.None;
  }
  const [shorter, longer] = [wordsOf(onPan), wordsOf(atBank)].sort((a, b) => a.length - b.length);
  if (!shorter?.length || !longer) return NameAgreement.None;
  if (sorted(shorter) === sorted(longer)) return NameAgreement.Full;
  const rest = [...longer];
  const whole = shorter.filter(
    (word) => word.length > 1 && removed(rest, (other) => other === word),
  );
  if (whole.length === 0) return NameAgreement.None;
  const others = [...shorter];
  for (const word of whole) others.splice(others.indexOf(word), 1);
  const fits = others.every((word) => removed(rest, (other) => isInitialOf(word, other)));
  return fits ? NameAgreement.Partial : NameAgreement.None;
}

function wordsOf(name: string): string[] {
  const words = name
    .toUpperCase()
    .replace(/[^\p{L}\s]/gu, ' ')
    .split(/\s/)
    .filter(Boolean);
  const untitled = words.filter((word) => !TITLES.has(word));
  return untitled.length > 0 ? untitled : words;
}

function sorted(words: readonly string[]): string {
  return [...words].sort().join(' ');
}

function removed(words: string[], isWanted: (word: string) => boolean): boolean {
  const index = words.findIndex(isWanted);
  if (index >= 0) words.splice(index, 1);
  return index >= 0;
}

function isInitialOf(one: string, other: string): boolean {
  const [initial, word] = one.length < other.length ? [one, other] : [other, one];
  return initial.length === 1 && word.startsWith(initial);
}
