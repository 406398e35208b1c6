import { token } from '#application/platform/token.ts';

/** When the last sign-in code was sent. A reload does not restart the countdown. */
export interface CodeTimer {
  sentAt(): Date | undefined;
  markSent(at: Date): void;
}
export const CodeTimer = token<CodeTimer>('accounts/code-timer');
