import { token } from '#application/platform/token.ts';
import type { DepositListing } from './deposit-catalogue.ts';

/** The deposits that the investor compares, stored in this tab. */
export interface ComparedDeposits {
  /** Empty if none are stored, or if any of them is unreadable. */
  read(): readonly DepositListing[];
  keep(listings: readonly DepositListing[]): void;
}
export const ComparedDeposits = token<ComparedDeposits>('fixed-deposits/compared-deposits');
