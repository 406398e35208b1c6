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
  const { terms, maturityAmount } = asKind(holding, Holding, 'a holding').quote;
  const { instruction, rateCard, column } = asFacts(by, 'a renewal');
  const outcome = maturityOutcomeFor(instruction, { ...terms, maturityAmount });
  const row = asKind(rateCard, RateCard, 'a rate card').rowFor(terms);
  const annualRatePercent = row?.rates[asWord(column, RateColumn, 'rate column')];
  if (outcome.renewed === undefined || annualRatePercent === undefined) {
    return { paidOut: maturityAmount };
  }
  const renewed = { ...terms, principal: outcome.renewed, annualRatePercent };
  return { paidOut: outcome.paidOut, terms: renewed };
}
