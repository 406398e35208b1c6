import type { FinderResult } from '#application/fixed-deposits/catalogue/finder-suggestions.ts';
import { journeyDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { InvestmentHorizon } from '#domain/fixed-deposits/catalogue/finder.ts';
import {
  payoutFrequencies,
  payoutFrequencyForLabel,
  payoutLabel,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { readStored } from '#infrastructure/platform/storage/stored-json.ts';
import * as v from 'valibot';
import { listingToStore, storedListing } from './stored-listing.ts';

/** The product documents fix the key names. */
const stored = v.object({
  kindOfInvestment: v.picklist(Object.values(InvestmentHorizon)),
  payoutMechanism: v.pipe(
    v.string(),
    v.transform((label) => payoutFrequencyForLabel(label)),
    v.picklist(payoutFrequencies),
  ),
  suggestions: v.array(storedListing),
});

export const finderSuggestions = journeyDraft<FinderResult>(JourneyKey.FinderSuggestions, {
  read: (text) => {
    const kept = readStored(stored, text);
    if (kept === undefined) return undefined;
    const { kindOfInvestment: horizon, payoutMechanism: payoutFrequency, suggestions } = kept;
    return { answers: { horizon, payoutFrequency }, listings: suggestions };
  },
  write: ({ answers: { horizon, payoutFrequency }, listings }) =>
    JSON.stringify({
      kindOfInvestment: horizon,
      payoutMechanism: payoutFrequency && payoutLabel(payoutFrequency),
      suggestions: listings.map(listingToStore),
    }),
});
