import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';

/** The visit to a campaign page that led to the sign-in. */
export interface CampaignVisit {
  readonly campaign: string;
  /** Whole minutes from the click on the campaign page to the sign-in. */
  readonly minutes: number;
}

const LONGEST_MINUTES = 24 * 60;
const MINUTE_MILLISECONDS = 60_000;

/**
 * Reads and removes this tab's campaign visit. Undefined if there is none, or if it is more than a
 * day old.
 */
export function takeCampaignVisit(
  journeys: JourneyStore,
  now: number = Date.now(),
): CampaignVisit | undefined {
  const campaign = journeys.read(JourneyKey.CampaignPath);
  const pressedAt = Date.parse(journeys.read(JourneyKey.CampaignTime) ?? '');
  journeys.remove(JourneyKey.CampaignPath);
  journeys.remove(JourneyKey.CampaignTime);
  const minutes = Math.floor((now - pressedAt) / MINUTE_MILLISECONDS);
  const isRecent = minutes >= 0 && minutes <= LONGEST_MINUTES;
  return campaign !== undefined && isRecent ? { campaign, minutes } : undefined;
}
