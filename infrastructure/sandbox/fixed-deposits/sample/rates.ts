import text from './rates.json?raw';

/**
 * Rate cards by deposit: tenure, then the yearly rate of everybody else at maturity, monthly,
 * quarterly, half-yearly and yearly; an empty or missing figure is not offered.
 */
export type SampleRates = Readonly<Record<number, readonly (readonly [string, ...string[]])[]>>;

/** Illustrative figures: what the issuers of the sample world pay. */
export const sampleRates = JSON.parse(text) as SampleRates;
