import { sql } from 'kysely';
import { everyOne, indianDay, type Postings, type Which } from '../platform/ledger.ts';

/** Money that was paid for shares; `which` chooses of `payment`. */
export function sharePaymentPostings(which: Which = everyOne): Postings {
  return sql`
    select orders.investor_id, 'payment' as kind, 'share payment ' || payment.id as source,
      ${indianDay(sql`payment.finished_at`)} as posted_on, entry.account, entry.amount
    from share_payments as payment
    join share_orders as orders on orders.id = payment.order_id
    cross join lateral (values ('investor', -payment.amount), ('paid-in', payment.amount))
      as entry (account, amount)
    where payment.state = 'succeeded' and ${which}`;
}

const LOT = sql`select lot.*, lot.units * lot.price_per_unit as price,
  lot.stamp_duty + lot.tax_deducted_at_source + lot.documentation_charges as charges
  from share_lots as lot`;

/** A basket is paid outside the app: its money is known when it is transferred. */
export function basketPaymentPostings(which: Which = everyOne): Postings {
  return sql`
    select lot.investor_id, 'payment' as kind, 'basket order ' || lot.order_id as source,
      ${indianDay(sql`lot.transferred_at`)} as posted_on, entry.account, entry.amount
    from (${LOT}) as lot
    cross join lateral (values ('investor', -lot.price - lot.charges),
      ('paid-in', lot.price + lot.charges)) as entry (account, amount)
    where lot.basket_id is not null and ${which}`;
}

/** What was paid in went to the seller, the state and the depository; `which` chooses of `lot`. */
export function orderPostings(which: Which = everyOne): Postings {
  return sql`
    select lot.investor_id, 'order' as kind, 'order ' || lot.order_id as source,
      ${indianDay(sql`lot.transferred_at`)} as posted_on, entry.account, entry.amount
    from (${LOT}) as lot
    cross join lateral (values ('paid-in', -lot.price - lot.charges), ('shares', lot.price),
      ('charges', lot.charges)) as entry (account, amount)
    where ${which}`;
}

/** Everything that orders of shares and baskets move. */
export function allSharePostings(): readonly Postings[] {
  return [sharePaymentPostings(), basketPaymentPostings(), orderPostings()];
}
