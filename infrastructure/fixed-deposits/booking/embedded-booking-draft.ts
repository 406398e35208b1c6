import type { OpenEmbeddedBooking } from '#application/fixed-deposits/booking/embedded-booking/embedded-booking-draft.ts';
import { journeyDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';

/** Stores the id of the booking and that of its order as text, with a space between them. */
export const embeddedBookingDraft = journeyDraft<OpenEmbeddedBooking>(JourneyKey.EmbeddedBooking, {
  read: (text) => {
    const [, transactionId, orderId] = /^(\S+) ([1-9]\d{0,9})$/.exec(text) ?? [];
    if (transactionId === undefined) return undefined;
    return { transactionId, depositOrderId: Number(orderId) };
  },
  write: ({ transactionId, depositOrderId }) => `${transactionId} ${depositOrderId}`,
});
