/** The last parameter of every port method. */
export interface CallOptions {
  /** Aborts the call; its failure is then `unreachable` with reason `aborted`. */
  readonly signal?: AbortSignal | undefined;
}
