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
  return refusedIn(matchesOf(code, /^.*\S.*$/gm), REFUSED);
}

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
