import { checkRecord, checkBoolean } from '../platform/argument-checks.ts';
import { checkNonNegative } from '../platform/expected-values.ts';
import { Money } from '../platform/money.ts';

/**
 * The friend's minimum investment for which the referrer gets a voucher, and the voucher's value;
 * both in rupees.
 */
export const VOUCHER_FROM = Money.of('25000');
export const VOUCHER_VALUE = Money.of('250');
/** Number of business days until the referrer receives the voucher. */
export const VOUCHER_BUSINESS_DAYS = 5;
/** Reward for the referrer in rupees for a friend's first transaction. */
export const FIRST_TRANSACTION_REWARD = Money.of('200');
/** Reward for the referrer, in percent of every pre-IPO (unlisted share) investment of a friend. */
export const PRE_IPO_REWARD_PERCENT = '0.25';

/**
 * The voucher for the referrer in rupees: 250 if a friend invests at least 25,000; undefined below
 * that.
 *
 * @source AP-9.4, AP-9.5; accounts and platform, section 9
 * @param investment the friend's single investment, in rupees
 * @throws an error for anything but money, or a negative amount
 * @example
 * ```ts
 * referralVoucher(Money.of('25000')).text; // => '250'
 * referralVoucher(Money.of('24999')); // => undefined
 * ```
 */
export function referralVoucher(investment: Money): Money | undefined {
  return checkNonNegative(investment, 'an investment').isLessThan(VOUCHER_FROM)
    ? undefined
    : VOUCHER_VALUE;
}

/**
 * The reward for the referrer in rupees: 200 for a friend's first transaction, plus 0.25 percent of
 * every pre-IPO (unlisted share) investment.
 *
 * @formula reward = 200 for the first transaction + pre-IPO investment x 0.25 / 100, to the paisa
 * @source PM-1.24, AP-9.6; private market, section 1
 * @param transaction rupees invested in pre-IPO shares (zero for a deposit), and whether it is the
 *   friend's first
 * @throws an error for anything but money, or a negative amount
 * @example
 * ```ts
 * const preIpoInvestment = Money.of('100000');
 * referralReward({ preIpoInvestment, isFirst: true }).text; // => '450'
 * referralReward({ preIpoInvestment, isFirst: false }).text; // => '250'
 * ```
 */
export function referralReward(transaction: {
  readonly preIpoInvestment: Money;
  readonly isFirst: boolean;
}): Money {
  const { preIpoInvestment, isFirst } = checkRecord(transaction);
  const share = checkNonNegative(preIpoInvestment, 'an investment')
    .times(PRE_IPO_REWARD_PERCENT)
    .dividedBy(100)
    .toPaisa();
  const isPaidFirst = checkBoolean(isFirst);
  return isPaidFirst ? share.plus(FIRST_TRANSACTION_REWARD) : share;
}

/**
 * The total reward for the referrer in rupees: the voucher if the friend's investment is large
 * enough, plus the reward of the transaction.
 *
 * @formula earned = voucher + 200 for the first transaction + pre-IPO investment x 0.25 / 100
 * @source AP-9.4, AP-9.6, PM-1.24; accounts and platform, section 9; both reward programs apply
 * @param friends the friend's investment in rupees, whether it is in pre-IPO shares, and whether it
 *   is the friend's first transaction
 * @throws an error for anything but money, or a negative amount
 * @example
 * ```ts
 * const investment = Money.of('100000');
 * friendInvestmentReward({ investment, isPreIpo: true, isFirst: true }).text; // => '700'
 * friendInvestmentReward({ investment, isPreIpo: false, isFirst: false }).text; // => '250'
 * ```
 */
export function friendInvestmentReward(friends: {
  readonly investment: Money;
  readonly isPreIpo: boolean;
  readonly isFirst: boolean;
}): Money {
  const { investment, isPreIpo, isFirst } = checkRecord(friends);
  const preIpoInvestment = checkBoolean(isPreIpo) ? investment : Money.zero;
  const reward = referralReward({ preIpoInvestment, isFirst });
  return reward.plus(referralVoucher(investment) ?? Money.zero);
}
