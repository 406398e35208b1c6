import { token } from './token.ts';

/**
 * How far the booking of a deposit in this tab has come. The steps of other contexts, such as KYC
 * and nominees, depend on it.
 */
export interface DepositBooking {
  /** The id of the chosen deposit; undefined if none is chosen or the id is unreadable. */
  readonly depositId: number | undefined;
  /** The id of the started order; undefined if none is started or the id is unreadable. */
  readonly depositOrderId: number | undefined;
  /** What is being booked; undefined if no order is stored or it is unreadable. */
  readonly order: OrderInBrief | undefined;
  /** Whether the terms of an order are stored, so that the investor can resume its booking. */
  readonly isResumable: boolean;
}
export const DepositBooking = token<DepositBooking>('platform/deposit-booking');

export interface OrderInBrief {
  readonly depositName: string;
  /** Whole rupees, as digits. */
  readonly principal: string;
}
