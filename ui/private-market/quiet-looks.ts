/** How often a page that waits for others looks by itself, and how many times in a row. */
const EVERY_MILLISECONDS = 10_000;
const MOST_LOOKS = 12;

/**
 * Looks again for a while, and whenever the page is looked at again. Not for ever: a page that
 * asks and asks would keep a forgotten session alive.
 */
export class QuietLooks {
  private left = MOST_LOOKS;

  constructor(private readonly look: () => void) {}

  /** @returns the undo */
  start(): () => void {
    const timer = setInterval(() => {
      if (document.hidden || this.left === 0) return;
      this.left -= 1;
      this.look();
    }, EVERY_MILLISECONDS);
    const lookAgain = () => {
      if (document.hidden) return;
      this.left = MOST_LOOKS;
      this.look();
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }
}
