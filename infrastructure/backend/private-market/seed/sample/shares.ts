import text from './shares.json?raw';

/**
 * A share of the sample data. All companies but NSE are invented. All figures are illustrative, and
 * all ISINs are invented.
 */
export interface SampleShare {
  readonly id: number;
  readonly domain: string;
  readonly name: string;
  readonly shortName: string;
  readonly isin: string;
  readonly industry: string;
  /** The file name of its logo in `ui/public/shares`. */
  readonly logo?: string;
  readonly ipoTag: string;
  readonly ipoStatus: string;
  readonly minimumQuantity: number;
  /** Rupees per share; undefined if the price is only available on request. */
  readonly prices?: Readonly<Record<'minimum' | 'maximum' | 'retail' | 'market', string>>;
  readonly stock: number;
  readonly depositories: readonly ('cdsl' | 'nsdl')[];
  readonly isOnDashboard?: boolean;
  readonly isSelected?: boolean;
  /** The minimum quantity of each tier, and its price per share in rupees. */
  readonly tiers: readonly (readonly [from: number, pricePerUnit: string])[];
}

export const sampleShares = JSON.parse(text) as readonly SampleShare[];
