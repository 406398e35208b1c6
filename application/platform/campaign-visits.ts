import { token } from './token.ts';

/** A visit to a campaign page from which the visitor went on to the sign-in. */
export interface StoredCampaignVisit {
  /** The path of the campaign page. */
  readonly path: string;
  readonly leftAt: Date;
}

/** Stores the campaign page that this tab's visitor came from, until the sign-in. */
export interface CampaignVisits {
  keep(visit: StoredCampaignVisit): void;
  /** Returns and removes the stored visit; undefined if there is none or it is unreadable. */
  take(): StoredCampaignVisit | undefined;
}
export const CampaignVisits = token<CampaignVisits>('platform/campaign-visits');
