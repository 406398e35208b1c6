import { token } from '#application/platform/token.ts';

/** Reads one-time codes from the messages of this phone. */
export interface SmsCodes {
  /**
   * Waits for the next message with a code for this site. The person may have to agree to it.
   * @returns undefined if this device reads no messages, or the person does not agree
   */
  next(signal: AbortSignal): Promise<string | undefined>;
}
export const SmsCodes = token<SmsCodes>('accounts/sms-codes');
