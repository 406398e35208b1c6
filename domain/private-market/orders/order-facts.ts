/** The phases of an order, from the request to the transfer or to an end without one. */
export type OrderPhase =
  | 'requested'
  | 'offered'
  /** The investor can pay, also again after a failed payment. */
  | 'payable'
  /** Paid, and the deal slip is not signed; baskets have no deal slip. */
  | 'paid'
  | 'signed'
  | 'transferred'
  /** Ended without a transfer. */
  | 'ended';

export interface OrderFacts {
  readonly label: string;
  readonly tone: string;
  readonly phase: OrderPhase;
}

/** What each documented status means, keyed by the value in the backend's API. */
export const orderFacts = {
  pending: { label: 'Awaiting Confirmation', tone: 'waiting', phase: 'requested' },
  request_confirmed: { label: 'Payment Pending', tone: 'action', phase: 'payable' },
  price_offered: { label: 'Offer Received', tone: 'action', phase: 'offered' },
  payment_requested: { label: 'Awaiting Payment', tone: 'action', phase: 'payable' },
  price_offer_declined: { label: 'Offer Rejected', tone: 'failure', phase: 'ended' },
  rejected: { label: 'Offer Rejected', tone: 'failure', phase: 'ended' },
  price_offer_expired: { label: 'Price Offer Expired', tone: 'neutral', phase: 'ended' },
  payment_received: { label: 'Processing Order', tone: 'progress', phase: 'paid' },
  order_under_process: { label: 'Processing Order', tone: 'progress', phase: 'signed' },
  payment_failed: { label: 'Payment Failed', tone: 'failure', phase: 'payable' },
  completed: { label: 'Shares Transferred', tone: 'success', phase: 'transferred' },
  ordered: { label: 'Ordered', tone: 'progress', phase: 'paid' },
  cancelled: { label: 'Cancelled', tone: 'neutral', phase: 'ended' },
  failed: { label: 'Failed', tone: 'failure', phase: 'ended' },
  successful: { label: 'Successful', tone: 'success', phase: 'transferred' },
  payment_due: { label: 'Payment Due', tone: 'action', phase: 'payable' },
} as const satisfies Record<string, OrderFacts>;
