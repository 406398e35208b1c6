import { type FinderAnswers, InvestmentHorizon } from '#domain/fixed-deposits/catalogue/finder.ts';
import {
  payoutFrequencyForLabel,
  payoutLabel,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type { DepositListing } from './deposit-catalogue.ts';
import { listingFrom, storedListing } from './stored-listing.ts';
import { parsedObject, parsedText } from './stored-text.ts';

export interface FinderSuggestions {
  readonly answers: Required<FinderAnswers>;
  readonly listings: readonly DepositListing[];
}

/** Stores the deposit finder's suggestions in this tab, under the key `fdFinderSuggestion`. */
export function keepSuggestions(
  journey: JourneyStore,
  { answers, listings }: FinderSuggestions,
): void {
  const { horizon, payoutFrequency } = answers;
  const kept = {
    kindOfInvestment: horizon,
    payoutMechanism: payoutFrequency && payoutLabel(payoutFrequency),
    suggestions: listings.map(storedListing),
  };
  journey.write(JourneyKey.FinderSuggestions, JSON.stringify(kept));
}

/** The stored suggestions of the deposit finder; undefined if absent or unreadable. */
export function keptSuggestions(journey: JourneyStore): FinderSuggestions | undefined {
  const stored = parsedObject(journey.read(JourneyKey.FinderSuggestions));
  const suggestions = stored?.['suggestions'];
  const horizon = Object.values(InvestmentHorizon).find(
    (each) => each === stored?.['kindOfInvestment'],
  );
  const payoutFrequency = payoutFrequencyForLabel(parsedText(stored?.['payoutMechanism']));
  if (horizon === undefined || payoutFrequency === undefined) return undefined;
  if (!Array.isArray(suggestions)) return undefined;
  try {
    return { answers: { horizon, payoutFrequency }, listings: suggestions.map(listingFrom) };
  } catch {
    return undefined;
  }
}
