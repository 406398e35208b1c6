import { success, type Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { Clock } from '../platform/clock.ts';
import { type PortFailure, wasLost } from '../platform/port-failure.ts';
import type { Session } from '../platform/session.ts';
import { pause } from '../platform/until-answered.ts';
import { type UpiCheck, type UpiChecks, UpiStatus } from './upi-checks.ts';

/** How long a link can be paid, in minutes. */
export const UPI_LINK_MINUTES = 5;
const PAUSE_MILLISECONDS = 3000;

export interface AwaitedCheck extends UpiCheck {
  readonly expiresAt: Date;
}

/** Asks every three seconds what became of a UPI check, until it is known or five minutes old. */
export class AwaitUpiMatch {
  constructor(
    private readonly upiChecks: UpiChecks,
    private readonly session: Session,
    private readonly clock: Clock,
  ) {}

  /** A lost answer is asked for again: only a clear one ends the wait. */
  async run(
    check: AwaitedCheck,
    { signal }: CallOptions,
  ): Promise<Result<UpiStatus, PortFailure>> {
    for (;;) {
      // Whoever paid in the last second is still asked about once.
      const isOver = this.clock.now() >= check.expiresAt;
      const asked = await this.upiChecks.status(check, { signal });
      if (isLeft(signal)) return asked;
      if (asked.ok && asked.value !== UpiStatus.Waiting) return this.concluded(asked.value);
      if (!asked.ok && !wasLost(asked.failure)) return asked;
      if (isOver) return asked.ok ? success(UpiStatus.Expired) : asked;
      await pause(PAUSE_MILLISECONDS, signal);
      if (isLeft(signal)) return asked;
    }
  }

  /** A match has linked the account: the bank step is done. */
  private async concluded(status: UpiStatus): Promise<Result<UpiStatus, PortFailure>> {
    if (status === UpiStatus.Match) await this.session.update({ isBankSkipped: true });
    return success(status);
  }
}

function isLeft(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}
