import { checkOneOf } from '../../platform/argument-checks.ts';

/** When a deposit pays its interest; `at-maturity` means a cumulative deposit. */
export const PayoutFrequency = Object.freeze({
  AtMaturity: 'at-maturity',
  Monthly: 'monthly',
  Quarterly: 'quarterly',
  HalfYearly: 'half-yearly',
  Yearly: 'yearly',
} as const);
export type PayoutFrequency = (typeof PayoutFrequency)[keyof typeof PayoutFrequency];

/** All payout frequencies in display order; the deposit finder has another order. */
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

/**
 * Whether interest stays in the deposit and is paid at maturity.
 *
 * @source FD-3.9
 * @throws an error for an unknown value
 * @example
 * ```ts
 * isCumulative('at-maturity'); // => true
 * ```
 */
export function isCumulative(frequency: PayoutFrequency): boolean {
  return checkFrequency(frequency) === PayoutFrequency.AtMaturity;
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
  return LABELS[checkFrequency(frequency)];
}

/**
 * Finds a payout frequency by its label, ignoring case and spacing; undefined for any other text.
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
 * Number of interest payouts per year; undefined for interest paid at maturity.
 *
 * @source FD-3.62, FD-3.63, FD-3.64, FD-3.65, FD-3.66
 * @throws an error for an unknown value
 * @example
 * ```ts
 * payoutsPerYear('quarterly'); // => 4
 * ```
 */
export function payoutsPerYear(frequency: PayoutFrequency): 1 | 2 | 4 | 12 | undefined {
  return PER_YEAR[checkFrequency(frequency)];
}

function checkFrequency(frequency: PayoutFrequency): PayoutFrequency {
  return checkOneOf(frequency, PayoutFrequency);
}

function letters(text: string): string {
  return typeof text === 'string' ? text.toLowerCase().replaceAll(/[\s_-]/g, '') : '';
}
