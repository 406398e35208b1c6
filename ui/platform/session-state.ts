import type { Session, SessionEnd, SignedInInvestor } from '#application/platform/session.ts';
import { makeAutoObservable, observableRef } from 'mobx';

/** How often the login state is checked against what is stored [AP-9.11]. */
const CHECK_MILLISECONDS = 1000;
/** How long the news of an expired session stands before the way to `/login` [AP-8.42]. */
const LEAVE_MILLISECONDS = 1000;

/** The session as the interface sees it: one for the app, observable. */
export class SessionState {
  /** `unknown` until the stored session has been read. */
  status: 'unknown' | 'visitor' | 'signed-in' = 'unknown';
  investor: SignedInInvestor | undefined = undefined;
  /** Set while a session has just ended without the person's doing. */
  ended: SessionEnd | undefined = undefined;

  private leaving: number | undefined;

  constructor(private readonly session: Session) {
    makeAutoObservable<this, 'session' | 'leaving'>(this, {
      session: false,
      leaving: false,
      // The same investor, seen again a second later, is no change: nothing is drawn anew.
      investor: observableRef,
    });
  }

  activate(): () => void {
    const stop = this.session.onChange((end) => this.follow(end));
    let timer: number | undefined;
    let isOver = false;
    const begin = () => {
      if (isOver) return;
      this.follow();
      // Not before: until the store has been read, nobody is a visitor.
      timer = window.setInterval(() => this.follow(), CHECK_MILLISECONDS);
    };
    void this.session.restore().then(begin, begin);
    return () => {
      isOver = true;
      stop();
      window.clearInterval(timer);
      window.clearTimeout(this.leaving);
    };
  }

  private follow(end?: SessionEnd): void {
    if (end !== undefined) this.ended = end;
    if (end === 'expired') this.leaveLater();
    if (this.leaving === undefined || this.session.current !== undefined) this.settle();
  }

  /** The screen stays for a moment, so that the person reads why it goes. */
  private leaveLater(): void {
    window.clearTimeout(this.leaving);
    this.leaving = window.setTimeout(() => this.settle(), LEAVE_MILLISECONDS);
  }

  private settle(): void {
    window.clearTimeout(this.leaving);
    this.leaving = undefined;
    const investor = this.session.current;
    if (investor !== undefined) this.ended = undefined;
    this.investor = investor;
    this.status = investor === undefined ? 'visitor' : 'signed-in';
  }
}
