const LONGEST = 2000;

/**
 * What a statement does, without what it does it with: values travel beside it as `$1`, and what is
 * written out in it as text or number is left out here all the same.
 */
export function statementShape(sql: string): { readonly verb: string; readonly text: string } {
  const text = sql
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$".])\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [verb = ''] = /^\w+/.exec(text) ?? [];
  return { verb: verb.toUpperCase() || 'SQL', text: text.slice(0, LONGEST) };
}
