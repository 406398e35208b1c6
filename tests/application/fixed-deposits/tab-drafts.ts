import { StoredDepositOrderDraft } from '#infrastructure/fixed-deposits/booking/stored-deposit-order-draft.ts';
import { StoredEmbeddedBookingDraft } from '#infrastructure/fixed-deposits/booking/stored-embedded-booking-draft.ts';
import { StoredPaymentDataDraft } from '#infrastructure/fixed-deposits/booking/stored-payment-data-draft.ts';
import { StoredPaymentFailureMark } from '#infrastructure/fixed-deposits/booking/stored-payment-failure-mark.ts';
import { StoredReviewedAdvisorOrder } from '#infrastructure/fixed-deposits/booking/stored-reviewed-advisor-order.ts';
import { StoredStartedOrder } from '#infrastructure/fixed-deposits/booking/stored-started-order.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';

/** What a tab keeps during a booking; in memory, and empty at first. */
export function tabDrafts() {
  const journey = new TabJourneyStore(undefined);
  return {
    orderDraft: new StoredDepositOrderDraft(journey),
    startedOrder: new StoredStartedOrder(journey),
    reviewedOrder: new StoredReviewedAdvisorOrder(journey),
    bookingDraft: new StoredEmbeddedBookingDraft(journey),
    paymentData: new StoredPaymentDataDraft(journey),
    failureMark: new StoredPaymentFailureMark(journey),
  };
}
