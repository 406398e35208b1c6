/** The documented local storage key: when the last code was sent, in milliseconds since 1970. */
const KEY = 'timerStart';

/** Stored, so that a reload does not restart the countdown. */
export function markCodeSent(at: Date): void {
  try {
    localStorage.setItem(KEY, String(at.getTime()));
  } catch {
    // Storage is full or blocked, so after a reload another code can be requested at once.
  }
}

export function codeSentAt(): Date | undefined {
  try {
    const text = localStorage.getItem(KEY) ?? '';
    return /^\d{1,15}$/.test(text) ? new Date(Number(text)) : undefined;
  } catch {
    return undefined;
  }
}
