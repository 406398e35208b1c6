/**
 * What can go wrong with the outside world. Made only where replies are read; use cases pass it on,
 * view models hold it, one exhaustive switch per context words it.
 */
export type PortFailure =
  | {
      readonly kind: 'unreachable';
      /** `aborted` is the caller's own doing and is never shown. */
      readonly reason: 'offline' | 'timeout' | 'aborted';
    }
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'refused';
      /** The HTTP status. */
      readonly status: number;
      /**
       * The server's word for it, such as `otp-wrong`; `unknown` where the reply carries none, or
       * where the server itself does not know what became of the request.
       */
      readonly code: string;
      /** The server's sentence, fit for a person; absent where the reply carries none. */
      readonly message?: string;
      /** The field of the request that it belongs to. */
      readonly field?: string;
    }
  | {
      readonly kind: 'unexpected-reply';
      /** For the report, not for people. */
      readonly detail: string;
    };

/** Whether the caller itself gave up the request: nothing to show. */
export function wasAborted(failure: PortFailure): boolean {
  return failure.kind === 'unreachable' && failure.reason === 'aborted';
}

/** Of a gateway that waited in vain for the server behind it, or a server for its database. */
const GATEWAY_STATUSES: readonly number[] = [408, 502, 503, 504];

/** Whether nobody knows what became of the request: its reply was lost on the way. */
export function wasLost(failure: PortFailure): boolean {
  if (failure.kind === 'unreachable') return !wasAborted(failure);
  if (failure.kind !== 'refused' || failure.code !== 'unknown') return false;
  return GATEWAY_STATUSES.includes(failure.status);
}
