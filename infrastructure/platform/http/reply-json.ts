/**
 * Parses the JSON text of a reply; undefined for invalid JSON. Removes null fields, so that for all
 * screens null means the same as a missing field. A null within a list becomes a gap, which every
 * schema rejects.
 */
export function replyJson(text: string): unknown {
  try {
    return withoutNulls(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Removes null fields in place, because a `JSON.parse` reviver takes much longer on a long list.
 */
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
