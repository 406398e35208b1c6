import type { Session } from '#application/platform/session.ts';

/** The session as of the arrival on this screen, because signing in here changes it. */
export class ArrivalViewModel {
  readonly isKnown: boolean;
  /** The number to which a code was sent. */
  readonly mobile: string | undefined;

  constructor({ current, pendingMobile }: Session) {
    this.isKnown = current !== undefined;
    this.mobile = pendingMobile;
  }
}
