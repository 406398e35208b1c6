import { checkRecord, checkBoolean } from '../../platform/argument-checks.ts';

/** What an investor must complete before an order of shares, in this order. */
export const OrderPrerequisite = Object.freeze({
  SignIn: 'sign-in',
  Pan: 'pan',
  Bank: 'bank',
  Demat: 'demat',
} as const);
export type OrderPrerequisite = (typeof OrderPrerequisite)[keyof typeof OrderPrerequisite];

export interface OrderingInvestor {
  readonly isSignedIn: boolean;
  readonly hasPan: boolean;
  /**
   * Whether the investor has linked a bank account or skipped that step. The app does not know
   * which; the server checks for a linked account.
   */
  readonly isBankStepPassed: boolean;
  readonly isDematVerified: boolean;
}

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
