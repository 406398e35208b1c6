import {
  isCumulative,
  payoutFrequencies,
  PayoutFrequency,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';

/** The codes of payout frequencies in requests, replies and stored orders. */
const CODES = {
  'at-maturity': 'C',
  monthly: 'NC1',
  quarterly: 'NC2',
  'half-yearly': 'NC3',
  yearly: 'NC4',
} as const satisfies Record<PayoutFrequency, string>;

export type PayoutCode = (typeof CODES)[PayoutFrequency];

export function payoutCode(frequency: PayoutFrequency): PayoutCode {
  return CODES[frequency];
}

/** The payout frequency of a code. The documents treat an unknown code as At Maturity. */
export function payoutFrequencyForCode(code: string): PayoutFrequency {
  return payoutFrequencies.find((each) => CODES[each] === code) ?? PayoutFrequency.AtMaturity;
}

/** Whether a code is one of the five, so that the caller can report a fallback. */
export function isPayoutCode(code: string): code is PayoutCode {
  return payoutFrequencies.some((frequency) => CODES[frequency] === code);
}

/** The short code of a scheme row: C for cumulative, N for all others. */
export function payoutKindCode(frequency: PayoutFrequency): 'C' | 'N' {
  return isCumulative(frequency) ? 'C' : 'N';
}
