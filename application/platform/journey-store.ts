import { token } from './token.ts';

/**
 * What a journey remembers over a reload, per tab: the attempted path, the deposit being booked.
 * Holds no personal data. Emptied when the person signs out, or another one signs in; after an
 * expired session it waits for the same investor.
 */
export interface JourneyStore {
  read(key: JourneyKey): string | undefined;
  write(key: JourneyKey, value: string): void;
  remove(key: JourneyKey): void;
}
export const JourneyStore = token<JourneyStore>('platform/journey-store');

/** The keys of session storage; those of the documents are kept to the letter. */
export const JourneyKey = Object.freeze({
  /** The id of the investor whose journeys these are; absent while a visitor's. */
  Owner: 'journeysOf',
  AttemptedPath: 'attemptedPath',
  LastVisitedPage: 'lastVisitedPage',
  /** The campaign page that the person came by, and when, as an ISO moment. */
  CampaignPath: 'campaignPath',
  CampaignTime: 'campaignTimestamp',
  SelectedTenure: 'selectedTenure',
  PayoutMechanism: 'payoutMechanism',
  DepositOrderId: 'fd_investment_id',
  DepositId: 'fd_id',
  FinderSuggestions: 'fdFinderSuggestion',
  /** The deposits that are being compared. */
  Comparison: 'fdComparison',
  DepositChoice: 'fdChoice',
  DepositOrderSummary: 'fdOrderSummary',
  /** The order of an advisor that is being looked at. */
  AdvisorOrder: 'unique_id',
  /** The booking on the partner's page, with the order that it is for. */
  EmbeddedBooking: 'embeddedBooking',
  PaymentData: 'paymentData',
  PaymentFailed: 'paymentFailed',
  /** Units of shares and baskets that were typed and not ordered yet. */
  TypedUnits: 'unitsTyped',
  /** The summary of the share order that is being paid for. */
  ShareOrderSummary: 'orderSummary',
  PanVerification: 'panVerificationInfo',
  KycVerification: 'kycVerificationInfo',
  KycEntry: 'kycEntryId',
} as const);
export type JourneyKey = (typeof JourneyKey)[keyof typeof JourneyKey];
