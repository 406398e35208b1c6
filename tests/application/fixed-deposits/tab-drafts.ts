import { StoredDepositOrderDraft } from '#infrastructure/fixed-deposits/booking/stored-deposit-order-draft.ts';
import { embeddedBookingDraft } from '#infrastructure/fixed-deposits/booking/embedded-booking-draft.ts';
import { paymentDataDraft } from '#infrastructure/fixed-deposits/booking/payment-data-draft.ts';
import { markDraft, textDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { StoredStartedOrder } from '#infrastructure/fixed-deposits/booking/stored-started-order.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';

/** What a tab keeps during a booking; in memory, and empty at first. */
export function tabDrafts() {
  const journey = new TabJourneyStore(undefined);
  return {
    orderDraft: new StoredDepositOrderDraft(journey),
    startedOrder: new StoredStartedOrder(journey),
    reviewedOrder: textDraft(JourneyKey.AdvisorOrder)(journey),
    bookingDraft: embeddedBookingDraft(journey),
    paymentData: paymentDataDraft(journey),
    failureMark: markDraft(JourneyKey.PaymentFailed)(journey),
  };
}
