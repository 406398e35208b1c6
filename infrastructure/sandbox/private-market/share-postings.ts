import { sql } from 'kysely';
import { everyOne, indianDay, type Postings, postingsOf, type Which } from '../platform/ledger.ts';

/** Money that was paid for shares; `which` chooses of `payment`. */
export function sharePaymentPostings(which: Which = everyOne): Postings {
  return postingsOf({
    kind: 'payment',
    investor: sql`orders.investor_id`,
    source: sql`'share payment ' || payment.id`,
    day: indianDay(sql`payment.finished_at`),
    entries: { investor: sql`-payment.amount`, 'paid-in': sql`payment.amount` },
    from: sql`share_payments as payment
      join share_orders as orders on orders.id = payment.order_id`,
    which: sql`payment.state = 'succeeded' and ${which}`,
  });
}

const LOTS = sql`(select lot.*, lot.units * lot.price_per_unit as price,
  lot.stamp_duty + lot.tax_deducted_at_source + lot.documentation_charges as charges
  from share_lots as lot) as lot`;
const OF_LOT = {
  investor: sql`lot.investor_id`,
  day: indianDay(sql`lot.transferred_at`),
  from: LOTS,
};

/** A basket is paid outside the app: its money is known when it is transferred. */
export function basketPaymentPostings(which: Which = everyOne): Postings {
  return postingsOf({
    ...OF_LOT,
    kind: 'payment',
    source: sql`'basket order ' || lot.order_id`,
    entries: {
      investor: sql`-lot.price - lot.charges`,
      'paid-in': sql`lot.price + lot.charges`,
    },
    which: sql`lot.basket_id is not null and ${which}`,
  });
}

/** What was paid in went to the seller, the state and the depository; `which` chooses of `lot`. */
export function orderPostings(which: Which = everyOne): Postings {
  return postingsOf({
    ...OF_LOT,
    kind: 'order',
    source: sql`'order ' || lot.order_id`,
    entries: {
      'paid-in': sql`-lot.price - lot.charges`,
      shares: sql`lot.price`,
      charges: sql`lot.charges`,
    },
    which,
  });
}

/** A buyer pays the investor, outside the app; the shares leave with what they had cost. */
export function salePostings(which: Which = everyOne): Postings {
  return postingsOf({
    kind: 'sale',
    investor: sql`sale.investor_id`,
    source: sql`'sale ' || sale.id`,
    day: indianDay(sql`sale.sold_at`),
    entries: {
      investor: sql`sale.units * sale.price_per_unit`,
      shares: sql`-sale.cost`,
      gains: sql`sale.cost - sale.units * sale.price_per_unit`,
    },
    from: sql`share_sales as sale`,
    which,
  });
}

/** Everything that orders of shares and baskets move. */
export function allPurchasePostings(): readonly Postings[] {
  return [sharePaymentPostings(), basketPaymentPostings(), orderPostings()];
}
