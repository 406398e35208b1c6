type Words = readonly string[];

/** Titles that are not names. */
const TITLE = /^(MR|MRS|MS|MISS|SMT|DR)$/;
/** Titles that are given names, too. */
const TITLE_OR_NAME = /^(SHRI|KUMARI)$/;

/** Usual short forms and spellings of one name; the first of each list is the full form. */
const SPELLINGS: readonly (readonly [full: string, ...others: string[]])[] = [
  [
    'MOHAMMED',
    ...['MOHD', 'MOHMD', 'MD', 'MOHAMMAD', 'MOHAMED', 'MOHAMAD'],
    ...['MUHAMMAD', 'MUHAMMED', 'MUHAMED', 'MUHAMAD'],
  ],
  ['KUMAR', 'KR', 'KMR'],
  ['PRASAD', 'PD', 'PRSD'],
  ['ABDUL', 'ABD'],
  ['SHEIKH', 'SK', 'SHAIK', 'SHAIKH', 'SHEKH'],
  ['SYED', 'SAYED', 'SAYYED', 'SAIYED'],
  ['BEGUM', 'BEGAM', 'BGM'],
  ['LAKSHMI', 'LAXMI'],
  [
    'CHAUDHARY',
    ...['CHAUDHRY', 'CHAUDHURY', 'CHAUDHURI', 'CHOUDHARY', 'CHOUDHRY'],
    ...['CHOUDHURY', 'CHOWDHARY', 'CHOWDHURY'],
  ],
];
const FULL_FORMS: ReadonlyMap<string, string> = new Map(
  SPELLINGS.flatMap((forms) => forms.map((form) => [form, forms[0]] as const)),
);

/** The words of a name in upper case, without accents, apostrophes and punctuation. */
export function wordsOfName(name: string): Words {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u200b-\u200d'’‘`´]/g, '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\s]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
}

/**
 * The words without the titles before them, as long as two words remain: the first of two words,
 * such as Kumari Rao, may be a given name.
 * @param least how many words must remain; if it is 1, only titles that are not names are left out
 */
export function withoutTitles(words: Words, least = 2): Words {
  const [first = '', ...rest] = words;
  const isTitle = TITLE.test(first) || (least > 1 && isTitleOrName(first));
  return isTitle && rest.length >= least ? withoutTitles(rest, least) : words;
}

/** Whether a word is a title that is a given name, too. */
export function isTitleOrName(word: string): boolean {
  return TITLE_OR_NAME.test(word);
}

/** Whether a word can identify a person: neither an initial nor a title. */
export function isWholeWord(word: string): boolean {
  return word.length > 1 && !TITLE.test(word);
}

/** Both names, with words joined where the other name writes them as one. */
export function withJoinedWords(one: Words, other: Words): readonly [Words, Words] {
  const joinedOne = joinedLike(one, other);
  return [joinedOne, joinedLike(other, joinedOne)];
}

function joinedLike(words: Words, model: Words): Words {
  for (const start of words.keys()) {
    for (let end = start + 2; end <= words.length; end += 1) {
      const joined = words.slice(start, end).join('');
      if (model.includes(joined) && !words.includes(joined)) {
        return [...words.slice(0, start), joined, ...joinedLike(words.slice(end), model)];
      }
    }
  }
  return words;
}

/** Whether two words are the same, or one is a usual short form or spelling of the other. */
export function isSameWord(one: string, other: string): boolean {
  return one === other || (FULL_FORMS.get(one) ?? one) === (FULL_FORMS.get(other) ?? other);
}

/** Whether two words of three or more letters differ by one letter at most. */
export function isWithinOneLetter(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 3 || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.slice(short.length === long.length ? at + 1 : at);
  return rest === long.slice(at + 1);
}
