import { token } from '#application/platform/token.ts';
import type { UpiCheck } from './upi-checks.ts';

/** A started UPI check, with the time until which the investor can pay. */
export interface AwaitedCheck extends UpiCheck {
  readonly expiresAt: Date;
}

/** Stores the UPI check that the investor has started, so that it continues after a reload. */
export interface UpiCheckDraft {
  /** Undefined if none is stored, or it is unreadable. */
  read(): Promise<AwaitedCheck | undefined>;
  keep(check: AwaitedCheck): Promise<void>;
  forget(): Promise<void>;
}
export const UpiCheckDraft = token<UpiCheckDraft>('accounts/upi-check-draft');
