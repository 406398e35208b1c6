import { token } from './token.ts';

/**
 * State of a journey, such as the deposit being booked, kept per tab across reloads. It holds no
 * personal data. Sign-out, or the sign-in of another investor, empties it; after an expired session
 * it remains for the same investor.
 */
export interface JourneyStore {
  read(key: JourneyKey): string | undefined;
  write(key: JourneyKey, value: string): void;
  remove(key: JourneyKey): void;
}
export const JourneyStore = token<JourneyStore>('platform/journey-store');

/** The keys of session storage; the product documents fix some of them. */
export const JourneyKey = Object.freeze({
  /** The id of the investor who owns the journey; absent for a visitor. */
  Owner: 'journeysOf',
  AttemptedPath: 'attemptedPath',
  LastVisitedPage: 'lastVisitedPage',
  /** The campaign page that the visitor came from, and the ISO timestamp of the visit. */
  CampaignPath: 'campaignPath',
  CampaignTime: 'campaignTimestamp',
  SelectedTenure: 'selectedTenure',
  PayoutMechanism: 'payoutMechanism',
  DepositOrderId: 'fd_investment_id',
  DepositId: 'fd_id',
  FinderSuggestions: 'fdFinderSuggestion',
  Comparison: 'fdComparison',
  DepositChoice: 'fdChoice',
  DepositOrderSummary: 'fdOrderSummary',
  /** The advisor's order being reviewed. */
  AdvisorOrder: 'unique_id',
  /** The booking on the partner bank's page, with its order. */
  EmbeddedBooking: 'embeddedBooking',
  PaymentData: 'paymentData',
  PaymentFailed: 'paymentFailed',
  TypedUnits: 'unitsTyped',
  ShareOrderSummary: 'orderSummary',
  PanVerification: 'panVerificationInfo',
  KycVerification: 'kycVerificationInfo',
  KycEntry: 'kycEntryId',
} as const);
export type JourneyKey = (typeof JourneyKey)[keyof typeof JourneyKey];
