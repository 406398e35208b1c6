import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';

/**
 * A press of a button whose action needs a reply that is still on its way, such as the quote for
 * an amount just typed. The press is kept, and the button is busy, until the reply arrives. Call
 * `cancel()` for each edit and when the screen is left.
 */
export class KeptPress {
  private waiting: AbortController | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'waiting'>(this, { waiting: observableRef });
  }

  /** Whether a press is waiting for its reply. */
  get isKept(): boolean {
    return this.waiting !== undefined;
  }

  /**
   * Waits until the reply has arrived; the caller then checks whether it is a success.
   * @param isAnswered derived from observable state
   * @returns whether to act on the press: false after `cancel()`, and if a press is kept already
   */
  async until(isAnswered: () => boolean): Promise<boolean> {
    if (this.isKept) return false;
    if (isAnswered()) return true;
    const waiting = new AbortController();
    this.waiting = waiting;
    await when(isAnswered, { signal: waiting.signal }).catch(() => undefined);
    if (waiting.signal.aborted) return false;
    runInAction(() => (this.waiting = undefined));
    return true;
  }

  cancel(): void {
    this.waiting?.abort();
    this.waiting = undefined;
  }
}
