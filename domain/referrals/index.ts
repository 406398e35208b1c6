export {
  maskedMobile, readReferralDay, referralCampaignId, type ReferralEntry,
  ReferralEvent, type ReferralReport, referralReport, ReferralTab, referralTabLabel,
} from './referral-report.ts';
export {
  FIRST_TRANSACTION_REWARD, friendInvestmentReward, PRE_IPO_REWARD_PERCENT, referralReward,
  referralVoucher, VOUCHER_BUSINESS_DAYS, VOUCHER_FROM, VOUCHER_VALUE,
} from './referral-rewards.ts';
export {
  readReferralCode, referralMessage, shareAddresses, ShareChannel, shareChannels,
} from './referral-sharing.ts';
