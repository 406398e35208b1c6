import { checkText } from '../../platform/argument-checks.ts';
import {
  isSameWord,
  isTitleOrName,
  isWholeWord,
  isWithinOneLetter,
  withJoinedWords,
  withoutTitles,
  wordsOfName,
} from './name-words.ts';

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
type Names = readonly [Words, Words];

/** Maximum length of a name in characters; a longer text matches no name. */
const LONGEST_NAME = 500;
/** Maximum number of words of a name; a longer text matches no name. */
const MOST_WORDS = 20;

/**
 * How well the account holder's name at the bank matches the name on the PAN. Ignores the order of
 * words, case, accents, punctuation, spaces inside a name, and titles such as Mr before two or more
 * words.
 *
 * @example
 * ```ts
 * nameAgreement('Asha Meera Rao', 'RAO ASHA M'); // => 'partial'
 * nameAgreement('Ravi Kumar', 'RAVIKUMAR'); // => 'full'
 * nameAgreement('Asha Rao', 'ASHA PATEL R'); // => 'none'
 * nameAgreement('Kumari Rao', 'SUNIL RAO'); // => 'none'
 * ```
 */
export function nameAgreement(onPan: string, atBank: string): NameAgreement {
  const names = wordsOfBoth(onPan, atBank);
  if (names === undefined) return NameAgreement.None;
  if (sorted(names[0]) === sorted(names[1])) return NameAgreement.Full;
  const isOther = isOtherGivenName(...names) || isOtherGivenName(names[1], names[0]);
  return isOther ? NameAgreement.None : agreementOf(names);
}

/**
 * Whether a name begins with a word such as Kumari, and the other one with a word that the name
 * lacks: Kumari may then be the given name of another person.
 */
function isOtherGivenName(words: Words, others: Words): boolean {
  const [title = ''] = words;
  const [first = ''] = withoutTitles(others);
  const isKnown = words.some((word) => word.startsWith(first) || first.startsWith(word));
  return isTitleOrName(title) && !isKnown;
}

function agreementOf(names: Names, least?: number): NameAgreement {
  const [shorter, longer] = comparedWords(names, least);
  if (sorted(shorter) === sorted(longer)) return NameAgreement.Full;
  const isPart = isPartOf(shorter, longer) || rotations(shorter).some((one) => fits(one, longer));
  return isPart ? NameAgreement.Partial : NameAgreement.None;
}

/**
 * Whether two names that do not agree could still belong to one person, so that a person must
 * compare them: a given name is the same, all words differ by at most one letter, or they agree
 * with a first word such as Shri as a name, or Mr as a title before a single word. False if only
 * the last word is the same, as in the names of relatives.
 *
 * @example
 * ```ts
 * isNameDoubtful('Asha Rao', 'ASHA PATEL R'); // => true
 * isNameDoubtful('Ravi Sharma', 'SUNIL SHARMA'); // => false
 * ```
 */
export function isNameDoubtful(onPan: string, atBank: string): boolean {
  const names = wordsOfBoth(onPan, atBank);
  if (names === undefined || nameAgreement(onPan, atBank) !== NameAgreement.None) return false;
  const [shorter, longer] = comparedWords(names);
  const isShared = shorter.some((word, at) => {
    const place = longer.findIndex((other) => isWholeWord(word) && isSameWord(word, other));
    const isLastOfBoth = at === shorter.length - 1 && place === longer.length - 1;
    return place >= 0 && !(isLastOfBoth && longer.length > 1);
  });
  const isMisspelt = longer.every((word, at) =>
    shorter.some((other, place) => place === at && isWithinOneLetter(other, word)),
  );
  // With all titles as names, and with a title before a single word.
  const isRead = [MOST_WORDS, 1].some((least) => agreementOf(names, least) !== NameAgreement.None);
  return isShared || isMisspelt || isRead;
}

/** The words of both names; undefined if there is no name. */
function wordsOfBoth(one: string, other: string): Names | undefined {
  if (Math.max(checkText(one).length, checkText(other).length) > LONGEST_NAME) return undefined;
  const [words, others] = [wordsOfName(one), wordsOfName(other)];
  if (Math.max(words.length, others.length) > MOST_WORDS) return undefined;
  return words.length === 0 || others.length === 0 ? undefined : [words, others];
}

/** The words to compare, those of the name with fewer words first. */
function comparedWords([words, others]: Names, least?: number): Names {
  const untitled = [withoutTitles(words, least), withoutTitles(others, least)] as const;
  const [joined, otherJoined] = withJoinedWords(...untitled);
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
  return isEach && shorter.some(isWholeWord);
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
    isWholeFound ||= same >= 0 && isWholeWord(word);
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
