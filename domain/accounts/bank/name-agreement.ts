import { checkText } from '../../platform/argument-checks.ts';
import { isSameWord, isWithinOneLetter, withJoinedWords, wordsOfName } from './name-words.ts';

/** How well the name at the bank matches the name on the PAN. */
export const NameAgreement = Object.freeze({
  /** The same words, in any order and case, with or without accents and spaces between them. */
  Full: 'full',
  /**
   * At least one whole word is the same. Each other word of the shorter name is the same, its usual
   * short form such as `MOHD`, or an initial that stands where the word stands.
   */
  Partial: 'partial',
  None: 'none',
} as const);
export type NameAgreement = (typeof NameAgreement)[keyof typeof NameAgreement];

type Words = readonly string[];

/** Maximum length of a name in characters; a longer text matches no name. */
const LONGEST_NAME = 500;
/** Maximum number of words of a name; a longer text matches no name. */
const MOST_WORDS = 20;

/**
 * How well the account holder's name at the bank matches the name on the PAN. Ignores the order of
 * words, case, accents, punctuation, spaces inside a name and titles such as Mr.
 *
 * @example
 * ```ts
 * nameAgreement('Asha Meera Rao', 'RAO ASHA M'); // => 'partial'
 * nameAgreement('Ravi Kumar', 'RAVIKUMAR'); // => 'full'
 * nameAgreement('Asha Rao', 'ASHA PATEL R'); // => 'none'
 * ```
 */
export function nameAgreement(onPan: string, atBank: string): NameAgreement {
  const pair = wordsOfBoth(onPan, atBank);
  if (pair === undefined) return NameAgreement.None;
  const [shorter, longer] = pair;
  if (sorted(shorter) === sorted(longer)) return NameAgreement.Full;
  const isPart = isPartOf(shorter, longer) || rotations(shorter).some((one) => fits(one, longer));
  return isPart ? NameAgreement.Partial : NameAgreement.None;
}

/**
 * Whether two names that do not agree could still belong to one person, so that a person must
 * compare them: a given name is the same, or all words differ by at most one letter. False if only
 * the last word is the same, as in the names of relatives.
 *
 * @example
 * ```ts
 * isNameDoubtful('Asha Rao', 'ASHA PATEL R'); // => true
 * isNameDoubtful('Ravi Sharma', 'SUNIL SHARMA'); // => false
 * ```
 */
export function isNameDoubtful(onPan: string, atBank: string): boolean {
  const pair = wordsOfBoth(onPan, atBank);
  if (pair === undefined || nameAgreement(onPan, atBank) !== NameAgreement.None) return false;
  const [shorter, longer] = pair;
  const isShared = shorter.some((word, at) => {
    const place = longer.findIndex((other) => word.length > 1 && isSameWord(word, other));
    const isLastOfBoth = at === shorter.length - 1 && place === longer.length - 1;
    return place >= 0 && !(isLastOfBoth && longer.length > 1);
  });
  const isMisspelt = longer.every((word, at) =>
    shorter.some((other, place) => place === at && isWithinOneLetter(other, word)),
  );
  return isShared || isMisspelt;
}

/** The words of both names, those of the name with fewer words first; undefined for no name. */
function wordsOfBoth(one: string, other: string): readonly [Words, Words] | undefined {
  if (Math.max(checkText(one).length, checkText(other).length) > LONGEST_NAME) return undefined;
  const [words, others] = [wordsOfName(one), wordsOfName(other)];
  if (Math.max(words.length, others.length) > MOST_WORDS) return undefined;
  const [joined, otherJoined] = withJoinedWords(words, others);
  if (joined.length === 0 || otherJoined.length === 0) return undefined;
  return joined.length > otherJoined.length ? [otherJoined, joined] : [joined, otherJoined];
}

/** Whether the longer name has each word of the shorter one, in any order, one of them whole. */
function isPartOf(shorter: Words, longer: Words): boolean {
  const rest = [...longer];
  const isEach = shorter.every((word) => {
    const at = rest.findIndex((other) => isSameWord(word, other));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return isEach && shorter.some((word) => word.length > 1);
}

/**
 * Whether the words of the shorter name occur in the longer one in the same order, as whole words
 * or initials, one of them whole. Words of the longer name may be left out, but not before an
 * initial, which would then not stand where the word stands, and not beside its own initials.
 */
function fits(shorter: Words, longer: Words): boolean {
  let next = 0;
  let isWholeFound = false;
  for (const word of shorter) {
    const same = longer.findIndex((other, at) => at >= next && isSameWord(word, other));
    const other = longer[next] ?? '';
    if (same < 0 && !isInitialOf(word, other)) return false;
    if (same < 0 && other.length === 1 && shorter.length < longer.length) return false;
    isWholeFound ||= same >= 0 && word.length > 1;
    next = (same < 0 ? next : same) + 1;
  }
  return isWholeFound;
}

/** The name with each of its words as the first one, because banks may put the surname first. */
function rotations(words: Words): readonly Words[] {
  return words.map((_, at) => [...words.slice(at), ...words.slice(0, at)]);
}

function sorted(words: Words): string {
  return [...words].sort().join(' ');
}

function isInitialOf(one: string, other: string): boolean {
  const [initial, word] = one.length < other.length ? [one, other] : [other, one];
  return initial.length === 1 && word.startsWith(initial);
}
