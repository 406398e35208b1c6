/** Reading back what was kept as JSON in the browser, where anybody may have changed it. */
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

/** The text itself; anything else becomes empty, which no rule accepts. */
export function parsedText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
