import { token } from './token.ts';

/** What the links that led here said about their origin. */
export interface ArrivalMarks {
  readonly advisorId?: number | undefined;
  /** The referral code of the person who sent the link. */
  readonly invitation?: string | undefined;
  readonly campaignId?: number | undefined;
}

/** How this browser's visitor found Vriddhi; kept on the device across visits. */
export interface Attribution {
  read(): ArrivalMarks;
  /**
   * Stores the parameters of an address that name a campaign, a referral code or an advisor. Values
   * of an earlier visit stay until a visit brings new ones.
   * @param search the query, with or without its question mark
   */
  record(search: string): void;
}
export const Attribution = token<Attribution>('platform/attribution');
