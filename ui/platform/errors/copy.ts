import type { PortFailure } from '#application/platform/port-failure.ts';

/** The message of a failed load if neither the server nor the product documents give one. */
export const LOAD_FAILED = 'We could not load this. Please try again.';

/** The message of a failed command if neither the server nor the product documents give one. */
export const DEFAULT_REFUSAL = 'Something went wrong. Please try again.';

const COMMAND_FAILED = 'We could not do this. Please try again.';

/**
 * The message of a failure, if the product documents fix none.
 * @param fallback shown if the server sends no message
 */
export function failureCopy(failure: PortFailure, fallback = COMMAND_FAILED): string {
  switch (failure.kind) {
    case 'unreachable':
      return failure.reason === 'timeout'
        ? 'This is taking longer than it should. Please try again.'
        : 'You seem to be offline. Please check your network connection and try again.';
    case 'signed-out':
      return 'Session expired, please sign in again';
    case 'refused':
      return failure.message ?? fallback;
    case 'unexpected-reply':
      return fallback;
  }
}

/** The server's message of a rejected request. Without one, and for other failures, `fallback`. */
export function refusalCopy(failure: PortFailure, fallback: string): string {
  return (failure.kind === 'refused' ? failure.message : undefined) ?? fallback;
}
