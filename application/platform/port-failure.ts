/**
 * Failures of external calls. Only the code that reads replies creates them. Use cases pass them
 * on, view models hold them, and one exhaustive switch per context provides the texts.
 */
export type PortFailure =
  | {
      readonly kind: 'unreachable';
      /** `aborted` means that the caller cancelled the request; it is never shown. */
      readonly reason: 'offline' | 'timeout' | 'aborted';
    }
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /**
       * The server's error code, such as `otp-wrong`. `unknown` if the reply carries none, or if
       * the server does not know the outcome of the request.
       */
      readonly code: string;
      /** The server's message for the user; absent if the reply carries none. */
      readonly message?: string;
      /** The request field that the failure concerns. */
      readonly field?: string;
    }
  | {
      readonly kind: 'unexpected-reply';
      /** For reports, not for users. */
      readonly detail: string;
    };

/** Whether the caller cancelled the request; then there is nothing to show. */
export function wasAborted(failure: PortFailure): boolean {
  return failure.kind === 'unreachable' && failure.reason === 'aborted';
}

/** Timeouts and failures of a gateway, or of a server that waits for its database. */
const GATEWAY_STATUSES: readonly number[] = [408, 502, 503, 504];

/** Whether the reply was lost, so that the outcome of the request is unknown. */
export function wasLost(failure: PortFailure): boolean {
  if (failure.kind === 'unreachable') return !wasAborted(failure);
  if (failure.kind !== 'refused' || failure.code !== 'unknown') return false;
  return GATEWAY_STATUSES.includes(failure.status);
}
