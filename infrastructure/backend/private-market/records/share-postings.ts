import { sql } from 'kysely';
import {
  everyOne,
  indianDay,
  type Postings,
  postingsOf,
  type Which,
} from '#infrastructure/backend/ledger/ledger.ts';

/** Payments for shares and baskets. `which` is a condition on the table `payment`. */
export function sharePaymentPostings(which: Which = everyOne): Postings {
  return paymentPostings(sql`payment.state = 'succeeded' and ${which}`);
}

/** The receipt of payments that were returned later. `returnPostings` posts the return. */
export function returnedPaymentPostings(): Postings {
  return paymentPostings(sql`payment.refunded_at is not null`);
}

function paymentPostings(which: Which): Postings {
  return postingsOf({
    kind: 'payment',
    investor: sql`orders.investor_id`,
    source: sql`'share payment ' || payment.id`,
    day: indianDay(sql`payment.finished_at`),
    entries: { investor: sql`-payment.amount`, 'paid-in': sql`payment.amount` },
    from: sql`share_payments as payment
      join share_orders as orders on orders.id = payment.order_id`,
    which,
  });
}

/**
 * The return of payments whose order could not be transferred. `which` is a condition on the table
 * `payment`.
 */
export function returnPostings(which: Which = everyOne): Postings {
  return postingsOf({
    kind: 'refund',
    investor: sql`payment.investor_id`,
    source: sql`'share payment ' || payment.id`,
    day: indianDay(sql`payment.refunded_at`),
    entries: { investor: sql`payment.amount`, 'paid-in': sql`-payment.amount` },
    from: sql`share_payments as payment`,
    which: sql`payment.refunded_at is not null and ${which}`,
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

/**
 * The payments for baskets from earlier versions, which have no payment row. They are posted on the
 * day of the transfer.
 */
export function basketPaymentPostings(which: Which = everyOne): Postings {
  return postingsOf({
    ...OF_LOT,
    kind: 'payment',
    source: sql`'basket order ' || lot.order_id`,
    entries: {
      investor: sql`-lot.price - lot.charges`,
      'paid-in': sql`lot.price + lot.charges`,
    },
    which: sql`lot.basket_id is not null and ${which} and not exists (
      select from share_payments as payment
      where payment.order_id = lot.order_id and payment.state = 'succeeded')`,
  });
}

/**
 * The use of money received for an order: the price goes to the seller, the charges to the state
 * and the depository. `which` is a condition on the table `lot`.
 */
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

/** The buyer pays the investor outside the app; the shares leave at their cost. */
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

export function allPurchasePostings(): readonly Postings[] {
  return [sharePaymentPostings(), basketPaymentPostings(), orderPostings()];
}
