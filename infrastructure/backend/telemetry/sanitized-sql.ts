const LONGEST = 2000;

/**
 * The verb and the sanitized text of a statement: placeholders such as `$1` stay, and literal texts
 * and numbers are replaced.
 */
export function sanitizedSql(sql: string): { readonly verb: string; readonly text: string } {
  const text = sql
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$".])\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [verb = ''] = /^\w+/.exec(text) ?? [];
  return { verb: verb.toUpperCase() || 'SQL', text: text.slice(0, LONGEST) };
}
