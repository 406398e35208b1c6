import type { StoredCampaignVisit } from '#application/platform/campaign-visits.ts';

/** The visit to a campaign page that led to the sign-in. */
export interface CampaignVisit {
  readonly campaign: string;
  /** Whole minutes from the click on the campaign page to the sign-in. */
  readonly minutes: number;
}

const LONGEST_MINUTES = 24 * 60;
const MINUTE_MILLISECONDS = 60_000;

/** The visit that led to a sign-in at this time; undefined if it is more than a day old. */
export function campaignVisit(
  { path, leftAt }: StoredCampaignVisit,
  signedInAt: Date,
): CampaignVisit | undefined {
  const minutes = Math.floor((signedInAt.getTime() - leftAt.getTime()) / MINUTE_MILLISECONDS);
  return minutes >= 0 && minutes <= LONGEST_MINUTES ? { campaign: path, minutes } : undefined;
}
