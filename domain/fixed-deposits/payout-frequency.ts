import { asFacts, asWord } from '../platform/expected.ts';

/** When a deposit pays its interest: at maturity is the cumulative deposit. */
export const PayoutFrequency = Object.freeze({
  AtMaturity: 'at-maturity',
  Monthly: 'monthly',
  Quarterly: 'quarterly',
  HalfYearly: 'half-yearly',
  Yearly: 'yearly',
} as const);
export type PayoutFrequency = (typeof PayoutFrequency)[keyof typeof PayoutFrequency];

/** In the order of their labels; the finder has another one. */
export const payoutFrequencies: readonly PayoutFrequency[] = Object.freeze(
  Object.values(PayoutFrequency),
);

const LABELS = {
  'at-maturity': 'At Maturity',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  'half-yearly': 'Half Yearly',
  yearly: 'Yearly',
} as const satisfies Record<PayoutFrequency, string>;

const PER_YEAR = {
  'at-maturity': undefined,
  monthly: 12,
  quarterly: 4,
  'half-yearly': 2,
  yearly: 1,
} as const satisfies Record<PayoutFrequency, number | undefined>;

const CODES = {
  'at-maturity': 'C',
  monthly: 'NC1',
  quarterly: 'NC2',
  'half-yearly': 'NC3',
  yearly: 'NC4',
} as const satisfies Record<PayoutFrequency, string>;

export type PayoutCode = (typeof CODES)[PayoutFrequency];

export function isCumulative(frequency: PayoutFrequency): boolean {
  return known(frequency) === PayoutFrequency.AtMaturity;
}

export function payoutLabel(frequency: PayoutFrequency): string {
  return LABELS[known(frequency)];
}

/** Reads a label in any case and spacing (`Half Yearly`, `half-yearly`); undefined if unknown. */
export function payoutFrequencyForLabel(label: string): PayoutFrequency | undefined {
  const wanted = letters(label);
  return payoutFrequencies.find((frequency) => letters(LABELS[frequency]) === wanted);
}

/** Undefined at maturity: nothing is paid before. */
export function payoutsPerYear(frequency: PayoutFrequency): 1 | 2 | 4 | 12 | undefined {
  return PER_YEAR[known(frequency)];
}

export function payoutCode(frequency: PayoutFrequency): PayoutCode {
  return CODES[known(frequency)];
}

/** The frequency of `C`, `NC1` to `NC4`; of any other code, at maturity. */
export function payoutFrequencyForCode(code: string): PayoutFrequency {
  return payoutFrequencies.find((each) => CODES[each] === code) ?? PayoutFrequency.AtMaturity;
}

/** Whether a code is one of the five, so that a fallback can be reported. */
export function isPayoutCode(code: string): code is PayoutCode {
  return payoutFrequencies.some((frequency) => CODES[frequency] === code);
}

/** The short code of a scheme row: `C` for cumulative, `N` for everything else. */
export function payoutKindCode(frequency: PayoutFrequency): 'C' | 'N' {
  return isCumulative(frequency) ? 'C' : 'N';
}

/** The word of the calculation call: `yearly` at maturity, otherwise the label in lower case. */
export function maturityTypeFor(frequency: PayoutFrequency): string {
  return isCumulative(frequency) ? 'yearly' : LABELS[frequency].toLowerCase();
}

export function productTypeFor(frequency: PayoutFrequency): 'Cumulative' | 'Non-Cumulative' {
  return isCumulative(frequency) ? 'Cumulative' : 'Non-Cumulative';
}

/** Reads the two words of the calculation call back; undefined where they do not fit together. */
export function payoutFrequencyForCalculation(words: {
  readonly maturityType: string;
  readonly productType: string;
}): PayoutFrequency | undefined {
  const { maturityType, productType } = asFacts(words, 'a calculation');
  return payoutFrequencies.find(
    (frequency) =>
      productTypeFor(frequency) === productType && maturityTypeFor(frequency) === maturityType,
  );
}

function known(frequency: PayoutFrequency): PayoutFrequency {
  return asWord(frequency, PayoutFrequency, 'payout frequency');
}

function letters(text: string): string {
  return typeof text === 'string' ? text.toLowerCase().replaceAll(/[\s_-]/g, '') : '';
}
