import type { HeldDeposit } from '#application/fixed-deposits/holdings/held-deposits.ts';
import type { MaturityInstruction } from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import type { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { CLOCK } from './booking.ts';

interface Given {
  readonly payoutFrequency?: PayoutFrequency;
  readonly startedOn?: string;
  readonly maturityInstruction?: MaturityInstruction;
}

/** A deposit of ₹1,00,000 for a year at 8%, with the figures of the issuer's own calculation. */
export function heldDeposit(given: Given = {}): HeldDeposit {
  const { payoutFrequency = 'at-maturity', startedOn: day = '2026-02-24', ...instruction } = given;
  const facts = {
    principal: Money.of('100000'),
    annualRatePercent: Percentage.of('8'),
    tenure: Tenure.of({ years: 1 }),
    payoutFrequency,
  };
  const startedOn = CalendarDate.of(day);
  const convention = interestConventionFor('himadri', facts.tenure);
  const holding = Holding.of({ terms: { ...facts, convention }, startedOn });
  return {
    ...facts,
    ...instruction,
    depositOrderId: 50_001,
    depositId: 1003,
    name: 'Himadri Classic Deposit',
    logoUrl: '/issuers/himadri.svg',
    issuerId: 'himadri',
    startedOn,
    maturityDate: holding.maturityDate,
    maturityAmount: holding.quote.maturityAmount,
    interestTillDate: holding.interestTill(CLOCK.today()),
    state: 'running',
  };
}
