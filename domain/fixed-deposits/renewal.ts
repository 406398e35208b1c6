import { asFacts, asKind, asWord } from '../platform/expected.ts';
import type { Money } from '../platform/money.ts';
import type { DepositTerms } from './deposit-terms.ts';
import { Holding } from './holdings.ts';
import { type MaturityInstruction, maturityOutcomeFor } from './maturity-instruction.ts';
import { RateCard } from './rate-card.ts';
import { RateColumn } from './rate-column.ts';

/** What a holding becomes on its maturity day. */
export interface Renewal {
  readonly paidOut: Money;
  /** The terms of the new deposit, which begins on the maturity day; absent where there is none. */
  readonly terms?: DepositTerms;
}

/**
 * What a holding becomes on its maturity day: a deposit of the same tenure and payout at the rate
 * in force for the investor's column, or money paid out; all is paid out where the card offers no
 * rate any more.
 *
 * @source FD-4.89; calculation rules, "Value on a day"
 * @throws a sentence on an unknown instruction or column
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
  const { terms, maturityAmount } = asKind(holding, Holding, 'a holding').quote;
  const { instruction, rateCard, column } = asFacts(by);
  const outcome = maturityOutcomeFor(instruction, { ...terms, maturityAmount });
  const row = asKind(rateCard, RateCard, 'a rate card').rowFor(terms);
  const annualRatePercent = row?.rates[asWord(column, RateColumn)];
  if (outcome.renewed === undefined || annualRatePercent === undefined) {
    return { paidOut: maturityAmount };
  }
  const renewed = { ...terms, principal: outcome.renewed, annualRatePercent };
  return { paidOut: outcome.paidOut, terms: renewed };
}
