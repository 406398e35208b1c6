import type { Attribution } from '#application/platform/attribution.ts';
import type { Referrals, ReferralStats } from '#application/referrals/referrals.ts';
import {
  referralCampaignId,
  referralReport,
  type ReferralReport,
  ReferralTab,
} from '#domain/referrals/referral-report.ts';
import { referralMessage } from '#domain/referrals/referral-sharing.ts';
import { makeAutoObservable } from 'mobx';
import { combineCleanups, Loaded, type ViewModel } from '#ui/platform/view-model.ts';

/** The referral link of an investor, the message to share, and the report of referrals. */
export class EarnRewardsViewModel implements ViewModel {
  readonly stats: Loaded<ReferralStats>;
  tab: ReferralTab = ReferralTab.Earned;
  private readonly text: Loaded<string>;

  constructor(referrals: Referrals, attribution: Attribution) {
    const campaignId = referralCampaignId(attribution.read().campaignId?.toString());
    this.stats = new Loaded((options) => referrals.stats(campaignId, options));
    this.text = new Loaded((options) => referrals.text(options));
    makeAutoObservable(this);
  }

  activate(): () => void {
    return combineCleanups([this.stats.activate(), this.text.activate()]);
  }

  get link(): string {
    return this.stats.value?.link ?? '';
  }

  /** The message to share. A default text is used if the backend has none. */
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
