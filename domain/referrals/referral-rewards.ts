import { asFacts, asYesOrNo } from '../platform/expected.ts';
import { asMoney } from '../platform/expected-values.ts';
import { invariant } from '../platform/invariant.ts';
import { Money } from '../platform/money.ts';

/** What a friend must invest, in rupees, for a voucher; and what the voucher is worth. */
export const VOUCHER_FROM = Money.of('25000');
export const VOUCHER_VALUE = Money.of('250');
/** Business days within which the voucher comes. */
export const VOUCHER_BUSINESS_DAYS = 5;
/** Rupees for a friend's first transaction. */
export const FIRST_TRANSACTION_REWARD = Money.of('200');
/** Of every pre-IPO investment of a friend. */
export const PRE_IPO_REWARD_PERCENT = '0.25';

/**
 * A friend who invests 25,000 rupees or more earns the one who referred a voucher of 250 rupees;
 * below that there is none.
 *
 * @source AP-9.4, AP-9.5; accounts and platform, section 9
 * @param investment rupees, in one investment
 * @throws a sentence for what is not money, or is below zero
 * @example
 * ```ts
 * referralVoucher(Money.of('25000')).text; // => '250'
 * referralVoucher(Money.of('24999')); // => undefined
 * ```
 */
export function referralVoucher(investment: Money): Money | undefined {
  return invested(investment).isLessThan(VOUCHER_FROM) ? undefined : VOUCHER_VALUE;
}

/**
 * A friend's first transaction brings 200 rupees, and every pre-IPO investment 0.25 percent of it.
 *
 * @formula reward = 200 for the first transaction + pre-IPO investment x 0.25 / 100, to the paisa
 * @source PM-1.24, AP-9.6; private market, section 1
 * @param transaction rupees invested in pre-IPO shares (zero for a deposit), and whether it is the
 *   friend's first
 * @throws a sentence for what is not money, or is below zero
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
  const { preIpoInvestment, isFirst } = asFacts(transaction);
  const share = invested(preIpoInvestment).times(PRE_IPO_REWARD_PERCENT).dividedBy(100).toPaisa();
  const isPaidFirst = asYesOrNo(isFirst);
  return isPaidFirst ? share.plus(FIRST_TRANSACTION_REWARD) : share;
}

/**
 * An investment of a friend earns the one who referred both: the voucher, where it is large enough,
 * and what a transaction of its kind brings.
 *
 * @formula earned = voucher + 200 for the first transaction + pre-IPO investment x 0.25 / 100
 * @source AP-9.4, AP-9.6, PM-1.24; accounts and platform, section 9; both programs stand
 * @param friends rupees in one investment, whether it went into pre-IPO shares, and whether it is
 *   the friend's first transaction
 * @throws a sentence for what is not money, or is below zero
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
  const { investment, isPreIpo, isFirst } = asFacts(friends);
  const preIpoInvestment = asYesOrNo(isPreIpo) ? investment : Money.zero;
  const reward = referralReward({ preIpoInvestment, isFirst });
  return reward.plus(referralVoucher(investment) ?? Money.zero);
}

function invested(investment: Money): Money {
  const amount = asMoney(investment);
  invariant(!amount.isNegative(), 'an investment is not below zero');
  return amount;
}
