/** The result of a rule for given arguments: a value or a thrown error. */
type Outcome = { readonly answer: unknown } | { readonly thrown: unknown };

/**
 * Why an outcome is not sound: an answer that holds a wrong number or a wrong text, or a thrown
 * value without an error message of the domain. Undefined for a sound outcome.
 */
export function unsoundness(rule: () => unknown): string | undefined {
  const outcome = outcomeOf(rule);
  if ('thrown' in outcome) return isOwnError(outcome.thrown) ? undefined : String(outcome.thrown);
  const wrong = wrongPartOf(outcome.answer, 6);
  return wrong === undefined ? undefined : `answered ${wrong}`;
}

/** True for a text that an answer must not hold, unless the caller passed that text. */
export const isWrongText = (value: unknown): boolean =>
  typeof value === 'string' && WRONG_TEXT.test(value);

const WRONG_TEXT = /NaN|undefined|\[object/;

function outcomeOf(rule: () => unknown): Outcome {
  try {
    return { answer: rule() };
  } catch (thrown) {
    return { thrown };
  }
}

/**
 * Whether an error is a plain `Error` whose message starts with its subject, and not one of
 * JavaScript or a library.
 */
function isOwnError(thrown: unknown): boolean {
  if (!(thrown instanceof Error) || Object.getPrototypeOf(thrown) !== Error.prototype) return false;
  return /^[a-z].*[a-z]+ [a-z]+/is.test(thrown.message);
}

function wrongPartOf(value: unknown, depth: number): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value);
  if (typeof value === 'string') return WRONG_TEXT.exec(value)?.[0];
  if (typeof value !== 'object' || value === null || depth === 0) return undefined;
  for (const part of Object.values(value)) {
    const wrong = wrongPartOf(part, depth - 1);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
