import { sql } from 'kysely';
import { everyOne, indianDay, type Postings, type Which } from '../platform/ledger.ts';

/** Money that was paid for deposits; `which` chooses of `payment`. */
export function paymentPostings(which: Which = everyOne): Postings {
  return sql`
    select orders.investor_id, 'payment' as kind, 'deposit payment ' || payment.id as source,
      ${indianDay(sql`payment.finished_at`)} as posted_on, entry.account, entry.amount
    from deposit_payments as payment
    join deposit_orders as orders on orders.id = payment.order_id
    cross join lateral (values ('investor', -payment.amount), ('paid-in', payment.amount))
      as entry (account, amount)
    where payment.state = 'succeeded' and ${which}`;
}

/** Principal that went to an issuer, out of a payment or a matured deposit. */
export function bookingPostings(which: Which = everyOne): Postings {
  return sql`
    select deposit.investor_id, 'deposit' as kind, 'deposit ' || deposit.id as source,
      deposit.started_on as posted_on, entry.account, entry.amount
    from deposits as deposit
    cross join lateral (values ('paid-in', -deposit.principal), ('deposits', deposit.principal))
      as entry (account, amount)
    where ${which}`;
}

/** Interest that was paid out while a deposit ran; `which` chooses of `paid`. */
export function interestPostings(which: Which = everyOne): Postings {
  return sql`
    select paid.investor_id, 'interest' as kind,
      'deposit ' || paid.deposit_id || ' interest ' || paid.number as source,
      paid.transaction_date as posted_on, entry.account, entry.amount
    from passbook_entries as paid
    cross join lateral (values ('interest', -paid.amount), ('investor', paid.amount))
      as entry (account, amount)
    where paid.kind = 'interest' and ${which}`;
}

/** What an issuer gave back at maturity; `which` chooses of `deposit`. */
export function maturityPostings(which: Which = everyOne): Postings {
  return sql`
    select deposit.investor_id, 'maturity' as kind, 'deposit ' || deposit.id as source,
      paid.transaction_date as posted_on, entry.account, entry.amount
    from passbook_entries as paid
    join deposits as deposit on deposit.id = paid.deposit_id
    cross join lateral (values ('deposits', -deposit.principal),
      ('interest', deposit.principal - paid.amount), ('paid-in', paid.amount))
      as entry (account, amount)
    where paid.kind = 'maturity' and ${which}`;
}

/** What of it went to the investor: all that is not in the next deposit. */
export function payoutPostings(which: Which = everyOne): Postings {
  return sql`
    select deposit.investor_id, 'payout' as kind, 'deposit ' || deposit.id as source,
      paid.transaction_date as posted_on, entry.account, entry.amount
    from passbook_entries as paid
    join deposits as deposit on deposit.id = paid.deposit_id
    left join deposits as next on next.id = deposit.renewed_into
    cross join lateral (values ('paid-in', coalesce(next.principal, 0) - paid.amount),
      ('investor', paid.amount - coalesce(next.principal, 0))) as entry (account, amount)
    where paid.kind = 'maturity' and ${which}`;
}

/** Everything that deposits move. */
export function allDepositPostings(): readonly Postings[] {
  return [
    paymentPostings(),
    bookingPostings(),
    interestPostings(),
    maturityPostings(),
    payoutPostings(),
  ];
}
