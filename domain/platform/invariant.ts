/** Stops on what only a bug can cause, in production too. The sentence says what was expected. */
export function invariant(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence);
}

/** A short picture of any value for such a sentence; never throws, never long. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'function') return 'a function';
  return String(value);
}
