import type { DepositCatalogue } from '#application/fixed-deposits/deposit-catalogue.ts';
import type { DepositQuotes } from '#application/fixed-deposits/deposit-quotes.ts';
import type { RateCards } from '#application/fixed-deposits/rate-cards.ts';
import type { RateFacts } from '#application/fixed-deposits/rate-facts.ts';
import type { JourneyStore } from '#application/platform/journey-store.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';

/** What the page of a deposit takes from outside. */
export interface InvestDetailsParts {
  readonly rateCards: RateCards;
  readonly catalogue: DepositCatalogue;
  readonly quotes: DepositQuotes;
  readonly journey: JourneyStore;
  /** Observable; empty while the stored session is still being read. */
  readonly session: { readonly investor: SignedInInvestor | undefined };
  /** Of that investor; observable too. */
  readonly rateFacts: () => RateFacts;
}
