/**
 * Why an external call failed. The adapters create these failures, use cases return them, view
 * models store them, and one exhaustive switch per context provides their texts.
 */
export type PortFailure =
  | {
      readonly kind: 'unreachable';
      /** `aborted` means that the caller cancelled the request; the app never shows it. */
      readonly reason: 'offline' | 'timeout' | 'aborted';
    }
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /**
       * The server's error code, such as `otp-wrong`. `unknown` if the reply has no code, or if the
       * server does not know the outcome of the request. `not-json` if the reply is not JSON, so
       * that it comes from a gateway in front of the server.
       */
      readonly code: string;
      /** The server's message for the user; absent if the reply has none. */
      readonly message?: string;
      /** The field of the request that caused the failure, if any. */
      readonly field?: string;
      /**
       * The id of the failed request, which the server's log also contains. Present only for server
       * errors.
       */
      readonly reference?: string;
    }
  | {
      readonly kind: 'unexpected-reply';
      /** A description for error reports, not for users. */
      readonly detail: string;
    };

/** Whether the caller cancelled the request, so that there is nothing to show. */
export function wasAborted(failure: PortFailure): boolean {
  return failure.kind === 'unreachable' && failure.reason === 'aborted';
}

/**
 * HTTP statuses of a timeout, a gateway that failed or had too many calls, or a server that waits
 * for its database.
 */
const GATEWAY_STATUSES: readonly number[] = [408, 429, 502, 503, 504];

/** Whether the server's reply was lost, so that the outcome of the request is unknown. */
export function wasLost(failure: PortFailure): boolean {
  if (failure.kind === 'unreachable') return !wasAborted(failure);
  if (failure.kind !== 'refused') return false;
  if (failure.code === 'not-json') return true;
  return failure.code === 'unknown' && GATEWAY_STATUSES.includes(failure.status);
}
