/**
 * Calculates prices of unlisted shares a second time, in whole paise as BigInt, without code of the
 * domain. Inputs are integers and decimal text, results are integers. A rule rounds at most once.
 */
export interface OracleTier {
  readonly minimum: number;
  readonly maximum?: number | undefined;
  readonly paise: bigint;
}

export interface OracleOrder {
  /** The price of one unit in paise. */
  readonly paise: bigint;
  readonly units: bigint;
  /** Percent, as plain decimal text. */
  readonly tax: string;
  /** The documentation charges in paise. */
  readonly charges: bigint;
}

/** Converts an amount, as decimal text with at most two decimals, to paise. */
export function paiseOf(rupees: string): bigint {
  const [whole = '', decimals = ''] = rupees.split('.');
  return BigInt(whole + decimals.padEnd(2, '0'));
}

/**
 * The price of a number of units: that of the last tier that starts at or below it, unless that
 * tier ends below it.
 */
export function priceOf(tiers: readonly OracleTier[], units: number): bigint | undefined {
  let found: OracleTier | undefined;
  for (const tier of tiers) {
    const isLater = found === undefined || tier.minimum > found.minimum;
    if (tier.minimum <= units && isLater) found = tier;
  }
  const hasEnded = found?.maximum !== undefined && found.maximum < units;
  return hasEnded ? undefined : found?.paise;
}

/** A percent of an amount in paise, half-up to the paisa. */
export function percentOf(paise: bigint, percent: string): bigint {
  const [whole = '', decimals = ''] = percent.split('.');
  const bottom = 100n * 10n ** BigInt(decimals.length);
  return (2n * paise * BigInt(whole + decimals) + bottom) / (2n * bottom);
}

/** The cost of an order in paise. */
export function costOf({ paise, units, tax, charges }: OracleOrder) {
  const investment = paise * units;
  const stampDuty = percentOf(investment, '0.015');
  const taxed = percentOf(investment, tax);
  return { investment, stampDuty, taxed, payable: investment + stampDuty + taxed + charges };
}
