import { checkRecord, asWord } from '../../platform/argument-checks.ts';

/** When a deposit pays its interest; `at-maturity` means a cumulative deposit. */
export const PayoutFrequency = Object.freeze({
  AtMaturity: 'at-maturity',
  Monthly: 'monthly',
  Quarterly: 'quarterly',
  HalfYearly: 'half-yearly',
  Yearly: 'yearly',
} as const);
export type PayoutFrequency = (typeof PayoutFrequency)[keyof typeof PayoutFrequency];

/** In the order of their labels; the finder uses another order. */
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

/**
 * Whether interest stays in the deposit until maturity.
 *
 * @source FD-3.9
 * @throws an error for an unknown value
 * @example
 * ```ts
 * isCumulative('at-maturity'); // => true
 * ```
 */
export function isCumulative(frequency: PayoutFrequency): boolean {
  return asFrequency(frequency) === PayoutFrequency.AtMaturity;
}

/**
 * The label of a payout frequency.
 *
 * @source FD-9.42
 * @throws an error for an unknown value
 * @example
 * ```ts
 * payoutLabel('half-yearly'); // => 'Half Yearly'
 * ```
 */
export function payoutLabel(frequency: PayoutFrequency): string {
  return LABELS[asFrequency(frequency)];
}

/**
 * The payout frequency with a label, ignoring case and spacing; undefined for any other text.
 *
 * @source FD-9.42
 * @example
 * ```ts
 * payoutFrequencyForLabel('half-yearly'); // => 'half-yearly'
 * ```
 */
export function payoutFrequencyForLabel(label: string): PayoutFrequency | undefined {
  const wanted = letters(label);
  return payoutFrequencies.find((frequency) => letters(LABELS[frequency]) === wanted);
}

/**
 * Number of payouts per year; undefined at maturity.
 *
 * @source FD-3.62, FD-3.63, FD-3.64, FD-3.65, FD-3.66
 * @throws an error for an unknown value
 * @example
 * ```ts
 * payoutsPerYear('quarterly'); // => 4
 * ```
 */
export function payoutsPerYear(frequency: PayoutFrequency): 1 | 2 | 4 | 12 | undefined {
  return PER_YEAR[asFrequency(frequency)];
}

/**
 * The wire code of a payout frequency.
 *
 * @source FD-3.62, FD-3.63, FD-3.64, FD-3.65, FD-3.66
 * @throws an error for an unknown value
 * @example
 * ```ts
 * payoutCode('monthly'); // => 'NC1'
 * ```
 */
export function payoutCode(frequency: PayoutFrequency): PayoutCode {
  return CODES[asFrequency(frequency)];
}

/**
 * The payout frequency for a code, C or NC1 to NC4; any other code means At Maturity.
 *
 * @source FD-3.62, FD-3.63, FD-3.64, FD-3.65, FD-3.66, FD-3.67
 * @example
 * ```ts
 * payoutFrequencyForCode('NC9'); // => 'at-maturity'
 * ```
 */
export function payoutFrequencyForCode(code: string): PayoutFrequency {
  return payoutFrequencies.find((each) => CODES[each] === code) ?? PayoutFrequency.AtMaturity;
}

/**
 * Whether a code is one of the five, so that the caller can report a fallback.
 *
 * @source FD-3.67
 * @example
 * ```ts
 * isPayoutCode('NC9'); // => false
 * ```
 */
export function isPayoutCode(code: string): code is PayoutCode {
  return payoutFrequencies.some((frequency) => CODES[frequency] === code);
}

/**
 * The short code of a scheme row: C for cumulative, N for all others.
 *
 * @source FD-3.9, FD-3.10
 * @throws an error for an unknown value
 * @example
 * ```ts
 * payoutKindCode('yearly'); // => 'N'
 * ```
 */
export function payoutKindCode(frequency: PayoutFrequency): 'C' | 'N' {
  return isCumulative(frequency) ? 'C' : 'N';
}

/**
 * The maturity type of the calculation call: `yearly` at maturity, otherwise the label in lower
 * case.
 *
 * @source FD-9.13, FD-9.14, FD-9.15
 * @throws an error for an unknown value
 * @example
 * ```ts
 * maturityTypeFor('half-yearly'); // => 'half yearly'
 * ```
 */
export function maturityTypeFor(frequency: PayoutFrequency): string {
  return isCumulative(frequency) ? 'yearly' : LABELS[frequency].toLowerCase();
}

/**
 * The product type of the calculation call.
 *
 * @source FD-9.13, FD-9.14
 * @throws an error for an unknown value
 * @example
 * ```ts
 * productTypeFor('monthly'); // => 'Non-Cumulative'
 * ```
 */
export function productTypeFor(frequency: PayoutFrequency): 'Cumulative' | 'Non-Cumulative' {
  return isCumulative(frequency) ? 'Cumulative' : 'Non-Cumulative';
}

/**
 * The payout frequency for the two values of the calculation call; undefined if they contradict
 * each other.
 *
 * @source FD-9.13, FD-9.14
 * @example
 * ```ts
 * const words = { maturityType: 'monthly', productType: 'Cumulative' };
 * payoutFrequencyForCalculation(words); // => undefined
 * ```
 */
export function payoutFrequencyForCalculation(words: {
  readonly maturityType: string;
  readonly productType: string;
}): PayoutFrequency | undefined {
  const { maturityType, productType } = checkRecord(words);
  return payoutFrequencies.find(
    (frequency) =>
      productTypeFor(frequency) === productType && maturityTypeFor(frequency) === maturityType,
  );
}

function asFrequency(frequency: PayoutFrequency): PayoutFrequency {
  return asWord(frequency, PayoutFrequency);
}

function letters(text: string): string {
  return typeof text === 'string' ? text.toLowerCase().replaceAll(/[\s_-]/g, '') : '';
}
