/**
 * Throws an error if a condition that only a bug can violate does not hold, in production too. The
 * message says what was expected.
 */
export function invariant(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence);
}

/** A short description of any value for such a message; never throws, never long. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'function') return 'a function';
  return String(value);
}
