import { checkRecord, asWord, checkBoolean } from '../../platform/argument-checks.ts';

/** What an investor must complete before an order of shares, in this order. */
export const OrderPrerequisite = Object.freeze({
  SignIn: 'sign-in',
  Pan: 'pan',
  Bank: 'bank',
  Demat: 'demat',
} as const);
export type OrderPrerequisite = (typeof OrderPrerequisite)[keyof typeof OrderPrerequisite];

/**
 * The page of the order, to which the investor returns after a prerequisite; values are those of
 * `where_from`.
 */
export const OrderingPage = Object.freeze({
  Share: 'pre-ipo-details',
  Basket: 'basket-details',
} as const);
export type OrderingPage = (typeof OrderingPage)[keyof typeof OrderingPage];

export interface OrderingInvestor {
  readonly isSignedIn: boolean;
  readonly hasPan: boolean;
  /**
   * Whether the investor has linked a bank account or skipped that step. The app does not know
   * which (`is_bank_skipped` is 2); the server checks for a linked account.
   */
  readonly isBankStepPassed: boolean;
  readonly isDematVerified: boolean;
}

const PATHS = {
  pan: '/pan-profile',
  bank: '/add-bank-account',
  demat: '/add-demat-account',
} as const satisfies Record<Exclude<OrderPrerequisite, 'sign-in'>, string>;

/**
 * The first prerequisite that an investor has not completed: sign-in, PAN, bank step or verified
 * demat account. Undefined if all are complete.
 *
 * @source PM-4.67, PM-4.71, PM-4.74, PM-6.16; private market, sections 4 and 6
 * @param investor the known facts about the investor
 * @throws an error for a fact that is not a boolean
 * @example
 * ```ts
 * const investor = { isSignedIn: true, hasPan: true, isBankStepPassed: false };
 * missingPrerequisite({ ...investor, isDematVerified: false }); // => 'bank'
 * ```
 */
export function missingPrerequisite(investor: OrderingInvestor): OrderPrerequisite | undefined {
  const facts = checkRecord(investor);
  if (!checkBoolean(facts.isSignedIn)) return OrderPrerequisite.SignIn;
  if (!checkBoolean(facts.hasPan)) return OrderPrerequisite.Pan;
  if (!checkBoolean(facts.isBankStepPassed)) return OrderPrerequisite.Bank;
  const hasDemat = checkBoolean(facts.isDematVerified);
  return hasDemat ? undefined : OrderPrerequisite.Demat;
}

/**
 * The path of the page on which the investor completes a prerequisite. Except for the sign-in, its
 * `where_from` parameter names the page of the order.
 *
 * @source PM-4.68, PM-4.69, PM-4.70, PM-4.72, PM-4.74; private market, sections 4 and 6
 * @param missing the result of `missingPrerequisite`
 * @param page the page of the order, to which the investor returns
 * @throws an error for an unknown prerequisite or page
 * @example
 * ```ts
 * prerequisitePath('pan', 'pre-ipo-details'); // => '/pan-profile?where_from=pre-ipo-details'
 * prerequisitePath('sign-in', 'basket-details'); // => '/login'
 * ```
 */
export function prerequisitePath(missing: OrderPrerequisite, page: OrderingPage): string {
  const from = asWord(page, OrderingPage);
  const step = asWord(missing, OrderPrerequisite);
  return step === OrderPrerequisite.SignIn ? '/login' : `${PATHS[step]}?where_from=${from}`;
}
