import type { GeneratedAlways } from 'kysely';

/** The code in an investor's referral link. */
export interface ReferralCodesTable {
  readonly investor_id: number;
  readonly code: string;
}

/** Sign-ups and investments of invited friends, as the referral program reports them. */
export interface ReferralEventsTable {
  readonly id: GeneratedAlways<number>;
  /** The investor who invited the friend. */
  readonly investor_id: number;
  readonly campaign_id: number;
  readonly event: 'register' | 'sale';
  /** `1` if the event counts, `2` if it does not. */
  readonly status: string;
  readonly happened_at: Date;
  friend_name: string;
  friend_mobile: string;
  /** The reward of the inviting investor in rupees. */
  readonly purchase_value: string;
}

declare module '#infrastructure/backend/database.ts' {
  interface Database {
    readonly referral_codes: ReferralCodesTable;
    readonly referral_events: ReferralEventsTable;
  }
}
