/** The result of an operation that can fail for a named reason: a value, or the failure. */
export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

/**
 * A successful result with its value.
 *
 * @example
 * ```ts
 * success(5); // => { ok: true, value: 5 }
 * ```
 */
export function success(): { readonly ok: true; readonly value: undefined };
export function success<Value>(value: Value): { readonly ok: true; readonly value: Value };
export function success(value?: unknown): { readonly ok: true; readonly value: unknown } {
  return { ok: true, value };
}

/**
 * A failed result with its named reason.
 *
 * @example
 * ```ts
 * failure('empty'); // => { ok: false, failure: 'empty' }
 * ```
 */
export function failure<Failure>(why: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure: why };
}
