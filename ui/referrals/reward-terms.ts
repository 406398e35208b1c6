import { formatRupees } from '#domain/platform/indian-formatting.ts';
import {
  FIRST_TRANSACTION_REWARD,
  PRE_IPO_REWARD_PERCENT,
  VOUCHER_BUSINESS_DAYS,
  VOUCHER_FROM,
  VOUCHER_VALUE,
} from '#domain/referrals/referral-rewards.ts';

const voucher = formatRupees(VOUCHER_VALUE);
const from = formatRupees(VOUCHER_FROM);

/** The steps of a referral, in order. */
export const rewardSteps = [
  {
    title: 'Share your link',
    text: 'By WhatsApp, e-mail, or however you talk to your friends.',
  },
  {
    title: 'Your friend invests',
    text: 'They open an account with your link and make their first investment.',
  },
  {
    title: 'You earn',
    text: `A ${voucher} voucher within ${VOUCHER_BUSINESS_DAYS} business days of an investment of ${from} or more.`,
  },
] as const;

export const rewardTerms: readonly string[] = [
  `When a friend invests ${from} or more, you earn a ${voucher} voucher within ${VOUCHER_BUSINESS_DAYS} business days.`,
  `A friend’s first transaction earns you ${formatRupees(FIRST_TRANSACTION_REWARD)} cash back, and every pre-IPO investment of theirs ${PRE_IPO_REWARD_PERCENT}% of it.`,
  'A friend counts who was not an investor here before. What is taken back, such as a cancelled order, earns nothing.',
];
