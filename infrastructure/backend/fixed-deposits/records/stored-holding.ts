import type { DepositLife } from '#domain/fixed-deposits/holdings/deposit-totals.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { compoundingFrequencyFor } from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import {
  actualOver365,
  type InterestConvention,
  thirtyDayMonths,
} from '#domain/fixed-deposits/interest/interest-convention.ts';
import { payoutFrequencyForCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { tenureFrom } from './stored-tenure.ts';

/** Deposits with their product, issuer and the principal reinvested by a renewal. */
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
    .leftJoin('deposits as next', (join) =>
      join
        .onRef('next.id', '=', 'deposit.renewed_into')
        .onRef('next.investor_id', '=', 'deposit.investor_id'),
    )
    .selectAll('deposit')
    .select([
      'next.principal as renewed_amount',
      'order.origin',
      'order.maturity_instruction_id as chosen_instruction_id',
      'order.scheme_id',
      'order.advisor_id',
      'order.rate_column',
      'product.name',
      'issuer.key as issuer_key',
      'issuer.name as issuer_name',
      'issuer.institution as issuer_institution',
      'issuer.credit_rating as issuer_credit_rating',
      'issuer.logo_url',
      'issuer.phone as issuer_phone',
      'issuer.address as issuer_address',
    ])
    .select([
      'product.lock_in_days as product_lock_in_days',
      'product.withdrawal_penalty as product_withdrawal_penalty',
      'product.no_interest_days as product_no_interest_days',
    ]);
}

export type DepositRecord = Awaited<
  ReturnType<ReturnType<typeof deposits>['executeTakeFirstOrThrow']>
>;

/**
 * The interest convention of the booking day. Changes of the rules do not affect booked deposits.
 */
export function conventionOf(deposit: DepositRecord): InterestConvention {
  const { issuer_key, days_in_year, compounding } = deposit;
  const base = days_in_year === 365 ? actualOver365 : thirtyDayMonths;
  return { ...base, compounding: compounding ?? compoundingFrequencyFor(issuer_key) };
}

/** A deposit with the amount that it reinvested, if it has matured, for the totals. */
export function lifeOf(deposit: DepositRecord): DepositLife {
  const holding = holdingOf(deposit);
  const isRenewal = deposit.origin === 'renewal';
  if (deposit.state === 'running') return { holding, isRenewal };
  return { holding, isRenewal, renewed: Money.of(deposit.renewed_amount ?? '0') };
}

/**
 * The early withdrawal terms of the booking day. Deposits that store none have those of their
 * product.
 */
export function agreedEarlyWithdrawal(deposit: DepositRecord) {
  const { lock_in_days, withdrawal_penalty, no_interest_days } = deposit;
  return {
    lock_in_days: lock_in_days ?? deposit.product_lock_in_days,
    withdrawal_penalty: withdrawal_penalty ?? deposit.product_withdrawal_penalty,
    no_interest_days: no_interest_days ?? deposit.product_no_interest_days,
  };
}

export function holdingOf(deposit: DepositRecord): Holding {
  return Holding.of({
    terms: {
      principal: Money.of(deposit.principal),
      annualRatePercent: Percentage.of(deposit.annual_rate),
      tenure: tenureFrom(deposit.tenure),
      payoutFrequency: payoutFrequencyForCode(deposit.payout_code),
      convention: conventionOf(deposit),
    },
    startedOn: CalendarDate.of(deposit.started_on),
  });
}
