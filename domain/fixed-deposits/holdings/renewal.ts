import { checkRecord, checkInstance, checkOneOf } from '../../platform/argument-checks.ts';
import type { Money } from '../../platform/money.ts';
import type { DepositTerms } from '../interest/deposit-terms.ts';
import { Holding } from './holdings.ts';
import { type MaturityInstruction, maturityOutcomeFor } from '../booking/maturity-instruction.ts';
import { RateCard } from '../catalogue/rate-card.ts';
import { RateColumn } from '../catalogue/rate-column.ts';

/** What happens to the money of a deposit at maturity. */
export interface Renewal {
  readonly paidOut: Money;
  /** The terms of the new deposit, which starts on the maturity date; absent if there is none. */
  readonly terms?: DepositTerms;
}

/**
 * What happens to the money of a deposit at maturity, by its maturity instruction. A renewal has
 * the same tenure and payout frequency, at the current rate for the kind of investor. If the rate
 * card no longer has such a rate, everything is paid out.
 *
 * @source FD-4.89; calculation rules, "Value on a day"
 * @throws an error for an unknown instruction or column
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const terms = { principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate };
 * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2025-11-21') });
 * const by = { instruction: 'pay-out', rateCard: RateCard.of([]), column: 'r' };
 * renewalFor(holding, by).paidOut.text; // => '108000'
 * ```
 */
export function renewalFor(
  holding: Holding,
  by: {
    readonly instruction: MaturityInstruction;
    readonly rateCard: RateCard;
    readonly column: RateColumn;
  },
): Renewal {
  const { terms, maturityAmount } = checkInstance(holding, Holding, 'a holding').quote;
  const { instruction, rateCard, column } = checkRecord(by);
  const outcome = maturityOutcomeFor(instruction, { ...terms, maturityAmount });
  const row = checkInstance(rateCard, RateCard, 'a rate card').rowFor(terms);
  const annualRatePercent = row?.rates[checkOneOf(column, RateColumn)];
  if (outcome.renewed === undefined || annualRatePercent === undefined) {
    return { paidOut: maturityAmount };
  }
  const renewed = { ...terms, principal: outcome.renewed, annualRatePercent };
  return { paidOut: outcome.paidOut, terms: renewed };
}
