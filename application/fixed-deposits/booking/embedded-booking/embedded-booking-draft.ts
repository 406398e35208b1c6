import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { Draft } from '#application/platform/draft.ts';
import { token } from '#application/platform/token.ts';

/** The booking on the partner bank's page that is open in this tab, stored for reloads. */
export type EmbeddedBookingDraft = Draft<OpenEmbeddedBooking>;
export const EmbeddedBookingDraft = token<EmbeddedBookingDraft>(
  'fixed-deposits/embedded-booking-draft',
);

export interface OpenEmbeddedBooking {
  readonly transactionId: string;
  readonly depositOrderId: DepositOrderId;
}
