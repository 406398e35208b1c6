import { asFacts, asWord, asYesOrNo } from '../platform/expected.ts';

/** What must be there before shares can be ordered, in the order in which it is asked for. */
export const OrderPrerequisite = Object.freeze({
  SignIn: 'sign-in',
  Pan: 'pan',
  Bank: 'bank',
  Demat: 'demat',
} as const);
export type OrderPrerequisite = (typeof OrderPrerequisite)[keyof typeof OrderPrerequisite];

/** The page that an order is placed from: the steps before it lead back there. */
export const OrderingPage = Object.freeze({
  Share: 'pre-ipo-details',
  Basket: 'basket-details',
} as const);
export type OrderingPage = (typeof OrderingPage)[keyof typeof OrderingPage];

export interface OrderingInvestor {
  readonly isSignedIn: boolean;
  readonly hasPan: boolean;
  /** `is_bank_skipped` is 2: the bank step is done, or passed over. */
  readonly isBankStepPassed: boolean;
  readonly isDematVerified: boolean;
}

const PATHS = {
  pan: '/pan-profile',
  bank: '/add-bank-account',
  demat: '/add-demat-account',
} as const satisfies Record<Exclude<OrderPrerequisite, 'sign-in'>, string>;

/**
 * Before shares or baskets are ordered an investor is signed in, has a PAN, has passed the bank
 * step and has a verified demat account, asked for in this order: the first that is missing counts.
 *
 * @source PM-4.67, PM-4.71, PM-4.74, PM-6.16; private market, sections 4 and 6
 * @param investor what is known of whoever orders
 * @throws a sentence for a fact that is neither true nor false
 * @example
 * ```ts
 * const investor = { isSignedIn: true, hasPan: true, isBankStepPassed: false };
 * missingPrerequisite({ ...investor, isDematVerified: false }); // => 'bank'
 * ```
 */
export function missingPrerequisite(investor: OrderingInvestor): OrderPrerequisite | undefined {
  const facts = asFacts(investor);
  if (!asYesOrNo(facts.isSignedIn)) return OrderPrerequisite.SignIn;
  if (!asYesOrNo(facts.hasPan)) return OrderPrerequisite.Pan;
  if (!asYesOrNo(facts.isBankStepPassed)) return OrderPrerequisite.Bank;
  const hasDemat = asYesOrNo(facts.isDematVerified);
  return hasDemat ? undefined : OrderPrerequisite.Demat;
}

/**
 * A missing sign-in leads to `/login`; a missing PAN, bank account or demat account to its own
 * page, which is told in `where_from` where the person wanted to order.
 *
 * @source PM-4.68, PM-4.69, PM-4.70, PM-4.72, PM-4.74; private market, sections 4 and 6
 * @param missing what `missingPrerequisite` found
 * @param page the page of the order
 * @throws a sentence for an unknown prerequisite or page
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
