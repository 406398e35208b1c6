import type { Money } from '../platform/money.ts';
import type { DepositTerms } from './deposit-terms.ts';
import type { Holding } from './holdings.ts';
import { type MaturityInstruction, maturityOutcomeFor } from './maturity-instruction.ts';
import type { RateCard } from './rate-card.ts';
import type { RateColumn } from './rate-column.ts';

/** What a holding becomes on its maturity day. */
export interface Renewal {
  readonly paidOut: Money;
  /** The terms of the new deposit, which begins on the maturity day; absent where there is none. */
  readonly terms?: DepositTerms;
}

/**
 * The new deposit has the same issuer, tenure and payout, at the rate in force that day for the
 * investor's column on that day. Where the card offers none any more, everything is paid out.
 */
export function renewalFor(
  holding: Holding,
  by: {
    readonly instruction: MaturityInstruction;
    readonly rateCard: RateCard;
    readonly column: RateColumn;
  },
): Renewal {
  const { terms, maturityAmount } = holding.quote;
  const outcome = maturityOutcomeFor(by.instruction, { ...terms, maturityAmount });
  const annualRatePercent = by.rateCard.rowFor(terms)?.rates[by.column];
  if (outcome.renewed === undefined || annualRatePercent === undefined) {
    return { paidOut: maturityAmount };
  }
  const renewed = { ...terms, principal: outcome.renewed, annualRatePercent };
  return { paidOut: outcome.paidOut, terms: renewed };
}
