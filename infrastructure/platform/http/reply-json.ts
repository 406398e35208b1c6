/**
 * Parses the JSON text of a reply; undefined for invalid JSON. A null field counts as left out for
 * all contexts, so that no screen depends on which of the two a backend writes. A null in a list
 * leaves a gap, which every schema rejects.
 */
export function replyJson(text: string): unknown {
  try {
    return withoutNulls(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Works in place, because a `JSON.parse` reviver takes much longer on a long list. */
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
