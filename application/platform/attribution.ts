import { token } from './token.ts';

/** How the visitor came to the site, according to the links that were followed. */
export interface ArrivalMarks {
  readonly advisorId?: number | undefined;
  /** The referral code of the friend who sent the link. */
  readonly invitation?: string | undefined;
  readonly campaignId?: number | undefined;
}

/** Stores how the visitor came to the site. The data stays in this browser across visits. */
export interface Attribution {
  read(): ArrivalMarks;
  /**
   * Stores the campaign, referral code and advisor in a URL. A value stays until a later URL
   * contains another one.
   *
   * @param search the query of the URL, with or without `?`
   */
  record(search: string): void;
}
export const Attribution = token<Attribution>('platform/attribution');
