import type { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { DepositQuotes } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';
import type { RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import type { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import type { ChosenRow } from '#application/fixed-deposits/catalogue/chosen-row.ts';
import type { DepositChoices } from '#application/fixed-deposits/catalogue/deposit-choices.ts';
import type { RateFacts } from '#application/fixed-deposits/catalogue/read-rate-facts.ts';
import type { SignedInInvestor } from '#application/platform/session.ts';

export interface InvestDetailsDependencies {
  readonly rateCards: RateCards;
  readonly catalogue: DepositCatalogue;
  readonly quotes: DepositQuotes;
  readonly choices: DepositChoices;
  readonly chosenRow: ChosenRow;
  readonly orderDraft: DepositOrderDraft;
  /** The session, observable; its `investor` is undefined until the stored session is read. */
  readonly session: { readonly investor: SignedInInvestor | undefined };
  /** The investor's age and gender, which decide the rates; observable. */
  readonly rateFacts: () => RateFacts;
}
