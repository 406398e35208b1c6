import { sql } from 'kysely';
import {
  everyOne,
  indianDay,
  type Postings,
  postingsOf,
  type Which,
} from '#infrastructure/backend/ledger/ledger.ts';

const OF_DEPOSIT = sql`'deposit ' || deposit.id`;
const MATURED = sql`passbook_entries as paid
  join deposits as deposit on deposit.id = paid.deposit_id`;

/** Payments for deposits. `which` is a condition on the table `payment`. */
export function paymentPostings(which: Which = everyOne): Postings {
  return postingsOf({
    kind: 'payment',
    investor: sql`orders.investor_id`,
    source: sql`'deposit payment ' || payment.id`,
    day: indianDay(sql`payment.finished_at`),
    entries: { investor: sql`-payment.amount`, 'paid-in': sql`payment.amount` },
    from: sql`deposit_payments as payment
      join deposit_orders as orders on orders.id = payment.order_id`,
    which: sql`payment.state = 'succeeded' and ${which}`,
  });
}

/** Principal sent to an issuer, from a payment or from a matured deposit. */
export function bookingPostings(which: Which = everyOne): Postings {
  return postingsOf({
    kind: 'deposit',
    investor: sql`deposit.investor_id`,
    source: OF_DEPOSIT,
    day: sql`deposit.started_on`,
    entries: { 'paid-in': sql`-deposit.principal`, deposits: sql`deposit.principal` },
    from: sql`deposits as deposit`,
    which,
  });
}

/** Interest paid out during a deposit. `which` is a condition on the table `paid`. */
export function interestPostings(which: Which = everyOne): Postings {
  return postingsOf({
    kind: 'interest',
    investor: sql`paid.investor_id`,
    source: sql`'deposit ' || paid.deposit_id || ' interest ' || paid.number`,
    day: sql`paid.transaction_date`,
    entries: { interest: sql`-paid.amount`, investor: sql`paid.amount` },
    from: sql`passbook_entries as paid`,
    which: sql`paid.kind = 'interest' and ${which}`,
  });
}

/** The maturity amount, which the issuer returns. `which` is a condition on the table `deposit`. */
export function maturityPostings(which: Which = everyOne): Postings {
  return postingsOf({
    kind: 'maturity',
    investor: sql`deposit.investor_id`,
    source: OF_DEPOSIT,
    day: sql`paid.transaction_date`,
    entries: {
      deposits: sql`-deposit.principal`,
      interest: sql`deposit.principal - paid.amount`,
      'paid-in': sql`paid.amount`,
    },
    from: MATURED,
    which: sql`paid.kind = 'maturity' and ${which}`,
  });
}

/** The part of the maturity amount that is paid to the investor and not reinvested. */
export function payoutPostings(which: Which = everyOne): Postings {
  return postingsOf({
    kind: 'payout',
    investor: sql`deposit.investor_id`,
    source: OF_DEPOSIT,
    day: sql`paid.transaction_date`,
    entries: {
      'paid-in': sql`coalesce(next.principal, 0) - paid.amount`,
      investor: sql`paid.amount - coalesce(next.principal, 0)`,
    },
    from: sql`${MATURED} left join deposits as next on next.id = deposit.renewed_into`,
    which: sql`paid.kind = 'maturity' and ${which}`,
  });
}

export function allDepositPostings(): readonly Postings[] {
  return [
    paymentPostings(),
    bookingPostings(),
    interestPostings(),
    maturityPostings(),
    payoutPostings(),
  ];
}
