import type { CodeTimer } from '#application/accounts/sign-in/code-timer.ts';
import type { SharedStorage } from '#infrastructure/platform/storage/shared-storage.ts';

/**
 * Local storage key of the time at which the last code was sent, in milliseconds since 1970. The
 * product documents name the key.
 */
const KEY = 'timerStart';

export class StoredCodeTimer implements CodeTimer {
  constructor(private readonly storage: SharedStorage) {}

  sentAt(): Date | undefined {
    const text = this.storage.read(KEY) ?? '';
    return /^\d{1,15}$/.test(text) ? new Date(Number(text)) : undefined;
  }

  markSent(at: Date): void {
    this.storage.write(KEY, String(at.getTime()));
  }
}
