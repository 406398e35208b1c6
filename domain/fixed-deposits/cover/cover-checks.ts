import { checkInstance, checkList, checkOptions } from '../../platform/argument-checks.ts';
import type { CalendarDate } from '../../platform/calendar-date.ts';
import { Dated } from '../../platform/dated.ts';
import { checkDate, checkMoney, checkNonNegative } from '../../platform/expected-values.ts';
import type { Money } from '../../platform/money.ts';
import { checkDepositLikes, checkHeldInRight } from '../holdings/deposit-like-checks.ts';
import type { InsuredMoney } from './bucket-parts.ts';
import type { CoverFacts } from './insurance-bucket.ts';
import { DEPOSIT_INSURANCE_LIMITS } from './insurance-limit.ts';

/** Facts with all defaults filled in. */
export interface CompleteCoverFacts extends InsuredMoney {
  readonly today: CalendarDate;
  readonly limits: Dated<Money>;
}

/** Returns the facts with their defaults, or throws an error. */
export function checkCoverFacts(facts: CoverFacts): CompleteCoverFacts {
  const known = ['deposits', 'balances', 'today', 'limits'] as const;
  const { deposits, balances = [], today } = checkOptions(facts, known);
  const { limits = DEPOSIT_INSURANCE_LIMITS } = facts;
  checkDepositLikes(deposits);
  for (const balance of checkList(balances)) {
    checkNonNegative(checkHeldInRight(balance).amount, 'a balance');
  }
  checkInstance<Dated<Money>>(limits, Dated, 'a dated limit');
  for (const { value } of limits.rules) checkMoney(value);
  return { deposits, balances, today: checkDate(today), limits };
}
