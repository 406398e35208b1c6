/**
 * What the text of a reply says; undefined where it is no JSON. A field that is null says as little
 * as one that was left out, so it is left out here, for the readers of all contexts: whether a
 * backend writes null or nothing never decides over a screen. A null in the place of a list's entry
 * leaves a gap, which no schema takes.
 */
export function replyJson(text: string): unknown {
  try {
    return withoutNulls(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** In place, and by hand: the browser's own reviver takes much longer over a long list. */
function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object') return value;
  if (value === null) return undefined;
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields)) {
    const field = fields[key];
    if (field === null) Reflect.deleteProperty(fields, key);
    else if (typeof field === 'object') withoutNulls(field);
  }
  return value;
}
