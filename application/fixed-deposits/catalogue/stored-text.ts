/** An object parsed from JSON in browser storage, which the user may have edited. */
export type StoredObject = Readonly<Record<string, unknown>>;

export function parsedObject(text: string | undefined): StoredObject | undefined {
  if (text === undefined) return undefined;
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function asObject(value: unknown): StoredObject | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as StoredObject) : undefined;
}

/**
 * Returns the value if it is text, otherwise an empty text, which parsers reject and optional
 * fields treat as absent.
 */
export function parsedText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
