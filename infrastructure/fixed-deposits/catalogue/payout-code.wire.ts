import {
  isCumulative,
  payoutFrequencies,
  PayoutFrequency,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { CUMULATIVE_CODE } from './cumulative-code.wire.ts';

/** The codes of payout frequencies in the backend's API and in stored orders. */
const CODES = {
  'at-maturity': CUMULATIVE_CODE,
  monthly: 'NC1',
  quarterly: 'NC2',
  'half-yearly': 'NC3',
  yearly: 'NC4',
} as const satisfies Record<PayoutFrequency, string>;

export type PayoutCode = (typeof CODES)[PayoutFrequency];

export function payoutCode(frequency: PayoutFrequency): PayoutCode {
  return CODES[frequency];
}

/**
 * The payout frequency of a code. An unknown code means payout at maturity, as in the product
 * documents.
 */
export function payoutFrequencyForCode(code: string): PayoutFrequency {
  return payoutFrequencies.find((each) => CODES[each] === code) ?? PayoutFrequency.AtMaturity;
}

/** Whether a code is known, so that the caller can report an unknown one. */
export function isPayoutCode(code: string): code is PayoutCode {
  return payoutFrequencies.some((frequency) => CODES[frequency] === code);
}

/**
 * The one-letter code of a payout frequency: C for cumulative (paid at maturity), N for all others.
 */
export function payoutKindCode(frequency: PayoutFrequency): 'C' | 'N' {
  return isCumulative(frequency) ? 'C' : 'N';
}
