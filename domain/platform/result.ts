/** What may fail for a reason worth naming: a value, or the failure. No chains, no library. */
export type Result<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

/**
 * What went well, with its value.
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
 * What did not, with the reason by name.
 *
 * @example
 * ```ts
 * failure('empty'); // => { ok: false, failure: 'empty' }
 * ```
 */
export function failure<Failure>(why: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure: why };
}
