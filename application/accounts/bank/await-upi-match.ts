import { success, type Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Clock } from '#application/platform/clock.ts';
import { type PortFailure, wasLost } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import { pause } from '#application/platform/retry-until-confirmed.ts';
import type { AwaitedCheck, UpiCheckDraft } from './upi-check-draft.ts';
import { type UpiChecks, UpiStatus } from './upi-checks.ts';

const PAUSE_MILLISECONDS = 3000;

export interface AwaitUpiMatchDependencies {
  readonly upiChecks: UpiChecks;
  readonly session: Session;
  readonly upiCheckDraft: UpiCheckDraft;
  readonly clock: Clock;
}

/**
 * Polls a UPI check every three seconds until it has a definite status or the link has expired. A
 * definite status removes the draft, so that it is shown once, not again after a reload. A check
 * without one stays, because the payment may still be confirmed.
 */
export class AwaitUpiMatch {
  constructor(private readonly dependencies: AwaitUpiMatchDependencies) {}

  /**
   * Waits for a definite status. Lost replies are retried; any other failure ends the wait.
   *
   * @returns `waiting` if the bank has not answered after the deadline
   */
  async run(check: AwaitedCheck, options: CallOptions): Promise<Result<UpiStatus, PortFailure>> {
    const ended = await this.poll(check, options);
    const isOver = !isLeft(options.signal) && isDefinite(ended);
    if (isOver) await this.dependencies.upiCheckDraft.forget();
    return ended;
  }

  private async poll(
    check: AwaitedCheck,
    { signal }: CallOptions,
  ): Promise<Result<UpiStatus, PortFailure>> {
    for (;;) {
      // Asks once more after the deadline, in case the investor paid in the last second.
      const isOver = this.isExpired(check);
      const status = await this.dependencies.upiChecks.status(check, { signal });
      if (isLeft(signal)) return status;
      if (status.ok && status.value !== UpiStatus.Waiting) return this.concluded(status.value);
      if (!status.ok && !wasLost(status.failure)) return status;
      // The reply may have corrected the clock, which is that of the device until then.
      if (isOver && this.isExpired(check)) return status;
      await pause(PAUSE_MILLISECONDS, signal);
      if (isLeft(signal)) return status;
    }
  }

  private isExpired({ expiresAt }: AwaitedCheck): boolean {
    return this.dependencies.clock.now() >= expiresAt;
  }

  /** A match means that the backend has linked the account, so the bank step is complete. */
  private async concluded(status: UpiStatus): Promise<Result<UpiStatus, PortFailure>> {
    const { session } = this.dependencies;
    if (status === UpiStatus.Match) {
      await session.update({ isBankStepComplete: true, hasBankAccount: true });
    }
    return success(status);
  }
}

/** Whether the server knows how the check has ended, or refuses to answer. */
export function isDefinite(ended: Result<UpiStatus, PortFailure>): boolean {
  if (ended.ok) return ended.value !== UpiStatus.Waiting;
  return ended.failure.kind === 'refused' && ended.failure.status < 500;
}

function isLeft(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}
