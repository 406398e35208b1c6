import type { Referrals, ReferralStats } from '#application/referrals/referrals.ts';
import {
  referralCampaignId,
  referralReport,
  type ReferralReport,
  ReferralTab,
} from '#domain/referrals/referral-report.ts';
import { referralMessage } from '#domain/referrals/referral-sharing.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';
import { storedCampaign } from '../platform/stored-campaign.ts';

/** The link of an investor, the text that goes with it, and the report of what came of it. */
export class EarnRewardsViewModel implements ViewModel {
  readonly stats: Loaded<ReferralStats>;
  tab: ReferralTab = ReferralTab.Earned;
  private readonly text: Loaded<string>;

  constructor(referrals: Referrals) {
    const campaignId = referralCampaignId(storedCampaign());
    this.stats = new Loaded((options) => referrals.stats(campaignId, options));
    this.text = new Loaded((options) => referrals.text(options));
    makeAutoObservable<this, 'text'>(this, { stats: false, text: false });
  }

  activate(): () => void {
    const undo = [this.stats.activate(), this.text.activate()];
    return () => {
      for (const stop of undo) stop();
    };
  }

  get link(): string {
    return this.stats.value?.link ?? '';
  }

  /** What is shared; a sentence of our own goes with the link where the program has none. */
  get message(): string {
    return referralMessage({ text: this.text.value ?? '', link: this.link });
  }

  get report(): ReferralReport {
    return referralReport(this.stats.value?.entries ?? []);
  }

  show(tab: ReferralTab): void {
    this.tab = tab;
  }
}
