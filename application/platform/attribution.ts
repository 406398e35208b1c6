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
}
export const Attribution = token<Attribution>('platform/attribution');
