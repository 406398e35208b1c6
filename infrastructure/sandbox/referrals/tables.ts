import type { GeneratedAlways } from 'kysely';

/** The code in the link by which an investor refers others. */
export interface ReferralCodesTable {
  readonly investor_id: number;
  readonly code: string;
}

/** What a friend did, as the program of the campaign reports it. */
export interface ReferralEventsTable {
  readonly id: GeneratedAlways<number>;
  /** Who referred the friend. */
  readonly investor_id: number;
  readonly campaign_id: number;
  readonly event: 'register' | 'sale';
  /** `1` counts, `2` does not. */
  readonly status: string;
  readonly happened_at: Date;
  readonly friend_name: string;
  readonly friend_mobile: string;
  /** Rupees that the one who referred has earned by it. */
  readonly purchase_value: string;
}

export interface ReferralsTables {
  readonly referral_codes: ReferralCodesTable;
  readonly referral_events: ReferralEventsTable;
}
