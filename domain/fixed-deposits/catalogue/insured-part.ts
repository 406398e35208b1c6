import { DEPOSIT_INSURANCE_RUPEES } from '../../platform/deposit-insurance.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import { Money } from '../../platform/money.ts';

const LIMIT = Money.of(DEPOSIT_INSURANCE_RUPEES);

/**
 * The part of an amount at one bank that deposit insurance covers: at most ₹5 lakh per depositor
 * and bank, principal and interest together.
 *
 * @source Deposit Insurance and Credit Guarantee Corporation Act 1961, section 16(1)
 * @throws an error for anything but an amount
 * @example
 * ```ts
 * insuredPart(Money.of('127690')).text; // => '127690'
 * insuredPart(Money.of('638450')).text; // => '500000'
 * ```
 */
export function insuredPart(amount: Money): Money {
  return checkMoney(amount).isGreaterThan(LIMIT) ? LIMIT : amount;
}
