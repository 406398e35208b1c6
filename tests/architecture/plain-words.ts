interface Refusal {
  readonly pattern: RegExp;
  readonly reason: string;
}

/** Wording that neither comments, documents nor screens use, and what to write instead. */
const REFUSED: readonly Refusal[] = [
  {
    pattern: /\bwhoever\b/i,
    reason: 'name the person or the program: "the investor", "the server", "the operator"',
  },
  { pattern: /\b(anew|at a stretch|for ever)\b/i, reason: 'write "again", "in one go", "always"' },
  { pattern: /\bwhat becomes of\b/i, reason: 'say what happens' },
  { pattern: /\bcomes? to (nothing|an end)\b/i, reason: 'write "fails" or "ends"' },
  { pattern: /\bstands? for itself\b/i, reason: 'delete the comment, or say what it means' },
  {
    pattern: /\b(is|are) told (of|that)\b|\btells? of\b/i,
    reason: 'say who tells whom, in the active voice',
  },
  { pattern: /\b(our|own|the page's) letters\b/i, reason: 'the term is fonts' },
];

/** Wording that investors may read, but that is too vague for a comment or a document. */
const REFUSED_BELOW_THE_SCREEN: readonly Refusal[] = [
  ...REFUSED,
  {
    pattern: /\b(somebody|nobody|anybody)\b/i,
    reason: 'name the person or the program: "another investor", "no caller", "any visitor"',
  },
  { pattern: /\b(what|which) (it|they|he|she|that|these) comes? to\b/i, reason: 'name the result' },
  { pattern: /\bstands? there\b/i, reason: 'write "is in the field", "is in the file", "exists"' },
  { pattern: /\brubbish\b/i, reason: 'the term is garbage collection' },
  {
    pattern: /\bwhat (it|they|an? \w+|the \w+) becomes?\b/i,
    reason: 'name the result: "growth", "maturity amount", "status"',
  },
  {
    pattern: /\bthe least\b|, at most\.?( \*\/)?$/i,
    reason: 'write "minimum" or "Maximum number of"',
  },
  { pattern: /\bstands? (beside|between)\b/i, reason: 'write "is next to", "is between"' },
  {
    pattern: /\baskers?\b|\bas told\b/i,
    reason: 'write "requester", "credentials", "as requested"',
  },
];

/** Wording that investors do not read anywhere else, and the usual words for it. */
const REFUSED_IN_COPY: readonly Refusal[] = [
  ...REFUSED,
  { pattern: /\blapses?\b/i, reason: 'write "ends" or "expires"' },
  { pattern: /\bstands? (on|in)\b/i, reason: 'write "is stated in", "is shown on"' },
  {
    pattern: /\b(charged?|booked|paid) (you )?twice\b/i,
    reason: 'do not promise what the app cannot know; say what is known and where one pays',
  },
  {
    pattern: /\b(somebody|nobody)\b/i,
    reason: 'write "someone", "no one", or name the person',
  },
];

/** Wording that leaves unclear in test titles what the result is, or who acts. */
const REFUSED_IN_TITLES: readonly Refusal[] = [
  ...REFUSED_BELOW_THE_SCREEN,
  { pattern: /\bwhatever\b|\bhowever often\b/i, reason: 'write "any", "in any order", "ignoring"' },
  {
    pattern: /(?<!there )\b(is|are) (none|nothing)\b/,
    reason: 'write "is undefined", "is empty", "is zero"',
  },
  { pattern: /\b(told|tells?)\b/, reason: 'write "reports", "notifies", "shows"' },
  { pattern: /\bstands?\b/, reason: 'write "is", "belongs to", "does not move"' },
  { pattern: /\bbrings?\b/, reason: 'write "contains", "passes", "earns"' },
  { pattern: /\bone sentence\b/, reason: 'the term is error message' },
  { pattern: /\bcomes? (back|out|of|to)\b/, reason: 'write "returns", "is unchanged", "has"' },
  { pattern: /\b(that|which|who) (is|are) none\b/, reason: 'write "invalid" or "unknown"' },
];

export interface RefusedWording {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

interface Passage {
  readonly line: number;
  readonly text: string;
}

/** The comments of a TypeScript, JavaScript or CSS source that use refused wording. */
export function refusedInComments(source: string): readonly RefusedWording[] {
  return refusedIn(matchesOf(source, COMMENT), REFUSED_BELOW_THE_SCREEN);
}

/** The comments of a shell script, YAML file or list that use refused wording. */
export function refusedInHashComments(source: string): readonly RefusedWording[] {
  return refusedIn(matchesOf(source, /(?<=^|\s)#.*$/gm), REFUSED_BELOW_THE_SCREEN);
}

/** The paragraphs and table rows of a document that use refused wording, outside quoted code. */
export function refusedInProse(source: string): readonly RefusedWording[] {
  const prose = source.replaceAll(CODE, (code) => code.replaceAll(/[^\n]/g, ' '));
  return refusedIn(matchesOf(prose, /^.*\S.*$/gm), REFUSED_BELOW_THE_SCREEN);
}

/** The texts of a copy file that use refused wording. */
export function refusedInCopy(source: string): readonly RefusedWording[] {
  const code = source.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return refusedIn(matchesOf(code, /^.*\S.*$/gm), REFUSED_IN_COPY);
}

/** The titles of tests that use refused wording. */
export function refusedInTitles(source: string): readonly RefusedWording[] {
  return refusedIn(matchesOf(source, TITLE), REFUSED_IN_TITLES);
}

/** The first argument of `describe`, `it`, `test` and their `each`, without the ids of its rows. */
const TITLE = new RegExp(
  [
    String.raw`(?<=\b(?:describe|it|test)(?:\.\w+)*(?:\([\w.]+\))?\(`,
    String.raw`|^ *\](?: as const)?\)\(|^ *\)\()`,
    String.raw`\s*(?:'[^'\n]+'|\`[^\`]+\`)`,
  ].join(''),
  'gm',
);
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Fenced code, code in a line, and titles of tests that a document names as its evidence. */
const CODE = /```[\s\S]*?```|`[^`\n]+`|› [^|\n<]*/g;

function refusedIn(
  passages: readonly Passage[],
  refusals: readonly Refusal[],
): readonly RefusedWording[] {
  return passages.flatMap(({ line, text }) =>
    refusals
      .filter(({ pattern }) => pattern.test(text))
      .map(({ reason }) => ({ line, text, reason })),
  );
}

function matchesOf(source: string, pattern: RegExp): readonly Passage[] {
  return Array.from(source.matchAll(pattern), ({ 0: text, index }) => ({
    line: source.slice(0, index).split('\n').length,
    text: text.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim(),
  }));
}
