import { token } from '#application/platform/token.ts';

/**
 * Stores the state of a journey, such as the deposit being booked, per tab and across reloads. It
 * contains no personal data in the clear. Sign-out and the sign-in of another investor delete it.
 * After an expired session it stays for the same investor.
 */
export interface JourneyStore {
  read(key: JourneyKey): string | undefined;
  write(key: JourneyKey, value: string): void;
  remove(key: JourneyKey): void;
}
export const JourneyStore = token<JourneyStore>('platform/journey-store');

/** The keys in session storage; the product documents fix some of them. */
export const JourneyKey = Object.freeze({
  /** Id of the investor to whom the stored state belongs; absent for a visitor. */
  Owner: 'journeysOf',
  AttemptedPath: 'attemptedPath',
  LastVisitedPage: 'lastVisitedPage',
  /** The campaign page that the visitor came from, and the time of that visit as ISO timestamp. */
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
  /** Id of the advisor's order that the investor reviews. */
  AdvisorOrder: 'unique_id',
  /** Id of the booking on the partner bank's page, and the id of its order. */
  EmbeddedBooking: 'embeddedBooking',
  PaymentData: 'paymentData',
  PaymentFailed: 'paymentFailed',
  TypedUnits: 'unitsTyped',
  WaitingPurchase: 'waitingPurchase',
  ShareOrderSummary: 'orderSummary',
  PanVerification: 'panVerificationInfo',
  KycVerification: 'kycVerificationInfo',
  KycEntry: 'kycEntryId',
  /** The message to customer support that is not sent yet, encrypted. */
  ContactMessage: 'contactMessage',
  /** The forms of the pop-ups on the public pages that are not sent yet, encrypted. */
  AdvisorSignUp: 'advisorSignUp',
  InvestorNote: 'investorNote',
} as const);
export type JourneyKey = (typeof JourneyKey)[keyof typeof JourneyKey];
