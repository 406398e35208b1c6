import text from './rates.json?raw';

/**
 * Rate cards by deposit: a tenure, then the regular yearly rate at maturity, monthly, quarterly,
 * half-yearly and yearly. A payout without a figure is not offered.
 */
export type SampleRates = Readonly<Record<number, readonly (readonly [string, ...string[]])[]>>;

/** Illustrative rates, not those of any real bank. */
export const sampleRates = JSON.parse(text) as SampleRates;
