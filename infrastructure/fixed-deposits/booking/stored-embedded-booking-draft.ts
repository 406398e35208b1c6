import type {
  EmbeddedBookingDraft,
  OpenEmbeddedBooking,
} from '#application/fixed-deposits/booking/embedded-booking/embedded-booking-draft.ts';
import { JourneyKey, type JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';

/** Stores the id of the booking and that of its order as text, with a space between them. */
export class StoredEmbeddedBookingDraft implements EmbeddedBookingDraft {
  constructor(private readonly journey: JourneyStore) {}

  read(): OpenEmbeddedBooking | undefined {
    const text = this.journey.read(JourneyKey.EmbeddedBooking) ?? '';
    const [, transactionId, orderId] = /^(\S+) ([1-9]\d{0,9})$/.exec(text) ?? [];
    if (transactionId === undefined) return undefined;
    return { transactionId, depositOrderId: Number(orderId) };
  }

  keep({ transactionId, depositOrderId }: OpenEmbeddedBooking): void {
    this.journey.write(JourneyKey.EmbeddedBooking, `${transactionId} ${depositOrderId}`);
  }

  forget(): void {
    this.journey.remove(JourneyKey.EmbeddedBooking);
  }
}
