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
    text: 'On WhatsApp, by SMS or by email.',
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
  `A friend’s first transaction earns you ${formatRupees(FIRST_TRANSACTION_REWARD)} cash back. You also earn ${PRE_IPO_REWARD_PERCENT}% of every pre-IPO investment they make.`,
  'A friend counts only if they were not an investor here before. Anything that is reversed, such as a cancelled order, earns nothing.',
];
