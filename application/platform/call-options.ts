/** The last parameter of every port method. */
export interface CallOptions {
  /** Gives the call up: its failure is then `unreachable` by reason `aborted`. */
  readonly signal?: AbortSignal | undefined;
}
