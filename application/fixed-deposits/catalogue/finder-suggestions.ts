import type { FinderAnswers } from '#domain/fixed-deposits/catalogue/finder.ts';
import { token } from '#application/platform/token.ts';
import type { DepositListing } from './deposit-catalogue.ts';

/** The last result of the deposit finder, stored in this tab. */
export interface FinderSuggestions {
  /** Undefined if none is stored or it is unreadable. */
  read(): FinderResult | undefined;
  keep(result: FinderResult): void;
}
export const FinderSuggestions = token<FinderSuggestions>('fixed-deposits/finder-suggestions');

export interface FinderResult {
  readonly answers: Required<FinderAnswers>;
  readonly listings: readonly DepositListing[];
}
