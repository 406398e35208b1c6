import { token } from '#application/platform/token.ts';

/**
 * Stores when the last sign-in code was sent, so that a reload does not restart the countdown to
 * the next code.
 */
export interface CodeTimer {
  sentAt(): Date | undefined;
  markSent(at: Date): void;
}
export const CodeTimer = token<CodeTimer>('accounts/code-timer');
