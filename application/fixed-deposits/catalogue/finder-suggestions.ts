import type { FinderAnswers } from '#domain/fixed-deposits/catalogue/finder.ts';
import type { Draft } from '#application/platform/draft.ts';
import { token } from '#application/platform/token.ts';
import type { DepositListing } from './deposit-catalogue.ts';

/** The last result of the deposit finder, stored in this tab. */
export type FinderSuggestions = Draft<FinderResult>;
export const FinderSuggestions = token<FinderSuggestions>('fixed-deposits/finder-suggestions');

export interface FinderResult {
  readonly answers: Required<FinderAnswers>;
  readonly listings: readonly DepositListing[];
}
