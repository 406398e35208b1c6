/**
 * Throws an error if a condition is false, which only a bug can cause. It is active in production,
 * too.
 *
 * @param message the error message, which says what was expected
 */
export function invariant(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(message);
}

/** A short description of any value for an error message; never throws. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'function') return 'a function';
  return String(value);
}
