import type { CallOptions } from '#application/platform/call-options.ts';
import type { Clock } from '#application/platform/clock.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { AwaitedCheck, UpiCheckDraft } from './upi-check-draft.ts';
import type { UpiChecks } from './upi-checks.ts';

/** Minutes during which the investor can pay with a UPI link. */
export const UPI_LINK_MINUTES = 5;
const MINUTE_MILLISECONDS = 60_000;

export interface StartUpiCheckDependencies {
  readonly upiChecks: UpiChecks;
  readonly upiCheckDraft: UpiCheckDraft;
  readonly clock: Clock;
}

/** Starts a UPI check, and stores it, so that it continues after a reload. */
export class StartUpiCheck {
  constructor(private readonly dependencies: StartUpiCheckDependencies) {}

  async run(options: CallOptions): Promise<Result<AwaitedCheck, PortFailure>> {
    const { upiChecks, upiCheckDraft, clock } = this.dependencies;
    const started = await upiChecks.start(options);
    if (!started.ok) return started;
    const expiresAt = new Date(clock.now().getTime() + UPI_LINK_MINUTES * MINUTE_MILLISECONDS);
    const check = { ...started.value, expiresAt };
    await upiCheckDraft.keep(check);
    return success(check);
  }
}
