import type { Result } from '#domain/platform/result.ts';
import type { ReferralEntry } from '#domain/referrals/referral-report.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';

/** The investor's referral link, and the events of referred friends. */
export interface ReferralStats {
  readonly link: string;
  readonly entries: readonly ReferralEntry[];
}

export interface Referrals {
  /**
   * The investor's referral link, and the events of referred friends.
   *
   * @param campaignId the referral campaign; digits only
   */
  stats(campaignId: string, options: CallOptions): Promise<Result<ReferralStats, PortFailure>>;
  /** The text to share with the referral link; may be empty. */
  text(options: CallOptions): Promise<Result<string, PortFailure>>;
}
export const Referrals = token<Referrals>('referrals/referrals');
