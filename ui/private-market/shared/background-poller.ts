/** The interval of the polling; `MAXIMUM_POLLS` is the number of polls after which it stops. */
const EVERY_MILLISECONDS = 10_000;
const MAXIMUM_POLLS = 12;

/**
 * Polls for a limited time, and again each time the page becomes visible. The limit keeps an idle
 * tab from extending the session.
 */
export class BackgroundPoller {
  private left = MAXIMUM_POLLS;

  constructor(private readonly look: () => void) {}

  /** @returns a function that stops polling */
  start(): () => void {
    const timer = setInterval(() => {
      if (document.hidden || this.left === 0) return;
      this.left -= 1;
      this.look();
    }, EVERY_MILLISECONDS);
    const lookAgain = () => {
      if (document.hidden) return;
      this.left = MAXIMUM_POLLS;
      this.look();
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }
}
