import type {
  Session,
  SessionEnd,
  SessionStorage,
  SignedInInvestor,
} from '#application/platform/session.ts';
import { makeAutoObservable, observableRef } from 'mobx';

/** How often the session is compared with the stored one [AP-9.11]. */
const CHECK_MILLISECONDS = 1000;
/** How long the notice of an expired session is shown before the redirect to `/login` [AP-8.42]. */
const LEAVE_MILLISECONDS = 1000;

export class SessionState {
  /** `unknown` until the stored session has been read. */
  status: 'unknown' | 'visitor' | 'signed-in' = 'unknown';
  investor: SignedInInvestor | undefined = undefined;
  storage: SessionStorage = 'device';
  /** Why the session ended, other than by signing out; set until the redirect. */
  ended: SessionEnd | undefined = undefined;
  /**
   * How often an investor has signed out, or another one has signed in instead, here or in another
   * tab. An expired session does not count until another investor signs in.
   */
  investorChanges = 0;

  private leaving: number | undefined;
  /** The investor whose data the screens may contain. */
  private ownerId: number | undefined;

  constructor(private readonly session: Session) {
    makeAutoObservable<this, 'session' | 'leaving' | 'ownerId'>(this, {
      session: false,
      leaving: false,
      ownerId: false,
      // Compared by reference: reading the same investor again every second must not re-render.
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
      // Start polling only now: until the stored session has been read, the status is unknown.
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
    if (this.leaving === undefined || this.session.current !== undefined) this.update();
  }

  /** Keeps the screen for one second, so that the user can read the notice before it closes. */
  private leaveLater(): void {
    window.clearTimeout(this.leaving);
    this.leaving = window.setTimeout(() => this.update(), LEAVE_MILLISECONDS);
  }

  private update(): void {
    window.clearTimeout(this.leaving);
    this.leaving = undefined;
    const investor = this.session.current;
    this.noteInvestor(investor?.investorId);
    if (investor !== undefined) this.ended = undefined;
    this.investor = investor;
    this.storage = this.session.storage;
    this.status = investor === undefined ? 'visitor' : 'signed-in';
  }

  private noteInvestor(id: number | undefined): void {
    if (id === undefined && this.ended === 'expired') return;
    if (this.ownerId !== undefined && this.ownerId !== id) this.investorChanges += 1;
    this.ownerId = id;
  }
}
