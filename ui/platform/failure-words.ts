import type { PortFailure } from '#application/platform/port-failure.ts';

/** Of a call that changes something, where neither server nor document has other words. */
export const DEFAULT_REFUSAL = 'Something Went Wrong !';

/** What every screen says where the documents name no words of its own. */
export function failureWords(failure: PortFailure, fallback = 'something went wrong'): string {
  switch (failure.kind) {
    case 'unreachable':
      return failure.reason === 'timeout'
        ? 'This is taking longer than it should. Please try again.'
        : 'You seem to be offline. Please check your network connection and try again.';
    case 'signed-out':
      return 'Session expired, please login again';
    case 'refused':
      return failure.message ?? fallback;
    case 'unexpected-reply':
      return fallback;
  }
}
