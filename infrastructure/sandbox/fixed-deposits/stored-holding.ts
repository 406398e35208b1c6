import { Holding } from '#domain/fixed-deposits/holdings.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest-convention.ts';
import { payoutFrequencyForCode } from '#domain/fixed-deposits/payout-frequency.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { tenureFrom } from './stored-tenure.ts';

/** Deposits with their product and issuer. */
export function deposits(database: Kysely<Database>) {
  return database
    .selectFrom('deposits as deposit')
    .innerJoin('deposit_products as product', 'product.id', 'deposit.product_id')
    .innerJoin('deposit_issuers as issuer', 'issuer.key', 'product.issuer_key')
    .innerJoin('deposit_orders as order', (join) =>
      join
        .onRef('order.id', '=', 'deposit.id')
        .onRef('order.investor_id', '=', 'deposit.investor_id'),
    )
    .selectAll('deposit')
    .select([
      'order.scheme_id',
      'order.advisor_id',
      'product.name',
      'issuer.key as issuer_key',
      'issuer.name as issuer_name',
      'issuer.logo_url',
    ]);
}

export type DepositRecord = Awaited<
  ReturnType<ReturnType<typeof deposits>['executeTakeFirstOrThrow']>
>;

/** A booked deposit, for the rules of the domain. */
export function holdingOf(deposit: DepositRecord): Holding {
  return Holding.of({
    terms: {
      principal: Money.of(deposit.principal),
      annualRatePercent: Percentage.of(deposit.annual_rate),
      tenure: tenureFrom(deposit.tenure),
      payoutFrequency: payoutFrequencyForCode(deposit.payout_code),
      convention: interestConventionFor(deposit.issuer_key),
    },
    startedOn: CalendarDate.of(deposit.started_on),
  });
}
