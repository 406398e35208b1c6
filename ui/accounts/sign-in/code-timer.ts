/** The local key of the documents: when the last code was sent, in milliseconds since 1970. */
const KEY = 'timerStart';

/** Kept outside the session, so that a reload does not restart the countdown. */
export function markCodeSent(at: Date): void {
  try {
    localStorage.setItem(KEY, String(at.getTime()));
  } catch {
    // Storage is full or forbidden: then a reload offers another code at once.
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
