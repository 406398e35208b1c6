import type { DepositLike } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { tenureOf } from './catalogue/card-rows.ts';

interface Written extends Partial<Omit<DepositLike, 'holding'>> {
  readonly principal: string;
  readonly rate: string;
  /** Such as `24M`; a year if absent. */
  readonly tenure?: string;
  /** The start date; 1 April 2026 if absent. */
  readonly from?: string;
  readonly payout?: DepositTerms['payoutFrequency'];
  readonly compounding?: DepositTerms['compoundingFrequency'];
}

/** A holding with the given terms. */
export function heldAs(written: Written): Holding {
  const { principal, rate, tenure = '1Y', from = '2026-04-01', payout, compounding } = written;
  return Holding.of({
    terms: {
      principal: Money.of(principal),
      annualRatePercent: Percentage.of(rate),
      tenure: tenureOf(tenure),
      payoutFrequency: payout ?? 'at-maturity',
      compoundingFrequency: compounding,
    },
    startedOn: CalendarDate.of(from),
  });
}

/** A deposit of holder A at the bank S, unless the parts say otherwise. */
export function depositOf(written: Written): DepositLike {
  const { id = '1', origin = 'declared', issuerId = 'S', institution = 'bank' } = written;
  const { holders = ['A'], right = 'self', onBehalfOf, tdsFundedFrom } = written;
  const held = { issuerId, institution, holders, right, onBehalfOf };
  return { id, origin, ...held, tdsFundedFrom, holding: heldAs(written) };
}
