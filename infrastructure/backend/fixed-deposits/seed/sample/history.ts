import type { MaturityInstruction } from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import type { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';

export interface SampleBooking {
  readonly daysAgo: number;
  readonly deposit: number;
  readonly tenure: string;
  readonly payout: PayoutFrequency;
  readonly principal: string;
  readonly instruction: MaturityInstruction;
}

/**
 * Two years of bookings: running, matured, renewed and paid out deposits, with every payout
 * frequency except yearly.
 */
export const sampleHistory: readonly SampleBooking[] = [
  booking(700, [1003, '1Y', 'at-maturity'], '200000', 'renew-principal-and-interest'),
  booking(690, [1006, '6M', 'at-maturity'], '50000', 'pay-out'),
  booking(610, [1008, '3Y', 'monthly'], '300000', 'pay-out'),
  booking(500, [1009, '5Y', 'quarterly'], '150000', 'renew-principal'),
  booking(420, [1019, '400D', 'at-maturity'], '75000', 'pay-out'),
  booking(380, [1012, '1Y', 'at-maturity'], '40000', 'renew-principal'),
  booking(240, [1002, '5Y', 'at-maturity'], '200000', 'renew-principal-and-interest'),
  booking(95, [1013, '3Y', 'at-maturity'], '100000', 'renew-principal-and-interest'),
  booking(12, [1015, '3Y 6M', 'half-yearly'], '60000', 'pay-out'),
];

function booking(
  daysAgo: number,
  [deposit, tenure, payout]: readonly [number, string, PayoutFrequency],
  principal: string,
  instruction: MaturityInstruction,
): SampleBooking {
  return { daysAgo, deposit, tenure, payout, principal, instruction };
}
