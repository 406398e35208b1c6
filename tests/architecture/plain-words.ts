/** Wording that comments avoid, with the reason and what to write instead. */
const REFUSED: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  {
    pattern: /\b(whoever|somebody|nobody|anybody)\b/i,
    reason: 'name the person or the program: "the investor", "the server", "no caller"',
  },
  { pattern: /\b(anew|at a stretch|for ever)\b/i, reason: 'write "again", "in one go", "always"' },
  { pattern: /\bwhat becomes of\b/i, reason: 'say what happens' },
  { pattern: /\b(comes to nothing|comes to an end)\b/i, reason: 'write "fails" or "ends"' },
  { pattern: /\bstands? for itself\b/i, reason: 'delete the comment, or say what it means' },
  { pattern: /\b(is|are) told (of|that)\b/i, reason: 'say who tells whom, in the active voice' },
  { pattern: /\brubbish\b/i, reason: 'the term is garbage collection' },
  { pattern: /\b(our|own|the page's) letters\b/i, reason: 'the term is fonts' },
];

export interface RefusedWording {
  readonly line: number;
  readonly comment: string;
  readonly reason: string;
}

/** The comments of a TypeScript or CSS source that use refused wording. */
export function refusedWording(source: string): readonly RefusedWording[] {
  return commentsOf(source).flatMap(({ line, comment }) =>
    REFUSED.filter(({ pattern }) => pattern.test(comment)).map(({ reason }) => ({
      line,
      comment,
      reason,
    })),
  );
}

function commentsOf(source: string): readonly { line: number; comment: string }[] {
  const found = source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm);
  return Array.from(found, ({ 0: comment, index }) => ({
    line: source.slice(0, index).split('\n').length,
    comment: comment.replaceAll(/\s*\n\s*\*?\s*/g, ' '),
  }));
}
