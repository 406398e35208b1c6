import type { Result } from '#domain/platform/result.ts';
import type { ReferralEntry } from '#domain/referrals/referral-report.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';

/** What an investor refers others with, and what came of it. */
export interface ReferralStats {
  readonly link: string;
  readonly entries: readonly ReferralEntry[];
}

/** The referrals of whoever is signed in. */
export interface Referrals {
  /** @param campaignId whole digits */
  stats(campaignId: string, options: CallOptions): Promise<Result<ReferralStats, PortFailure>>;
  /** What is shared with the link; may be empty. */
  text(options: CallOptions): Promise<Result<string, PortFailure>>;
}
export const Referrals = token<Referrals>('referrals/referrals');
