/** The legal moves of orders, written independently: the actor, the move, and both statuses. */
export const deskMoves: readonly string[] = [
  'desk: pending -confirm-> request_confirmed',
  'desk: pending -offer-> price_offered',
  'desk: pending -cancel-> cancelled',
  'desk: price_offered -cancel-> cancelled',
  'desk: request_confirmed -cancel-> cancelled',
  'desk: payment_requested -cancel-> cancelled',
  'desk: payment_failed -cancel-> cancelled',
  'desk: payment_received -refund-> cancelled',
  'desk: order_under_process -refund-> cancelled',
];

const answers = [
  'investor: price_offered -accept-> payment_requested',
  'investor: price_offered -reject-> price_offer_declined',
  'clock: price_offered -expire-> price_offer_expired',
  'investor: pending -withdraw-> cancelled',
  'investor: request_confirmed -withdraw-> cancelled',
  'investor: payment_requested -withdraw-> cancelled',
  'investor: payment_failed -withdraw-> cancelled',
  'clock: request_confirmed -expire-unpaid-> cancelled',
  'clock: payment_requested -expire-unpaid-> cancelled',
  'clock: payment_failed -expire-unpaid-> cancelled',
];

export const otherMoves: Readonly<Record<'share' | 'basket', readonly string[]>> = {
  share: [
    ...answers,
    'investor: request_confirmed -start-payment-> payment_requested',
    'investor: payment_requested -start-payment-> payment_requested',
    'investor: payment_failed -start-payment-> payment_requested',
    'payment-provider: request_confirmed -payment-succeeded-> payment_received',
    'payment-provider: payment_requested -payment-succeeded-> payment_received',
    'payment-provider: payment_failed -payment-succeeded-> payment_received',
    'payment-provider: request_confirmed -payment-failed-> payment_failed',
    'payment-provider: payment_requested -payment-failed-> payment_failed',
    'investor: payment_received -sign-deal-slip-> order_under_process',
    'desk: order_under_process -complete-> completed',
  ],
  basket: [
    ...answers,
    'desk: request_confirmed -receive-payment-> payment_received',
    'desk: payment_requested -receive-payment-> payment_received',
    'desk: payment_failed -receive-payment-> payment_received',
    'desk: payment_received -complete-> completed',
  ],
};
