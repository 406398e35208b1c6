/** The last parameter of every port method. */
export interface CallOptions {
  /** Aborts the call, which then fails as `unreachable` with reason `aborted`. */
  readonly signal?: AbortSignal | undefined;
}
