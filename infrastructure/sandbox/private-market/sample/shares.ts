import text from './shares.json?raw';

/** A share of the sample world; all but NSE are invented, and all figures are illustrative. */
export interface SampleShare {
  readonly id: number;
  readonly domain: string;
  readonly name: string;
  readonly shortName: string;
  readonly isin: string;
  readonly industry: string;
  /** The file of its logo, below `ui/public/shares`. */
  readonly logo?: string;
  readonly ipoTag: string;
  readonly ipoStatus: string;
  readonly minimumQuantity: number;
  /** Rupees for one share; absent where it is told on request. */
  readonly prices?: Readonly<Record<'minimum' | 'maximum' | 'retail' | 'market', string>>;
  readonly stock: number;
  readonly depositories: readonly ('cdsl' | 'nsdl')[];
  readonly isOnDashboard?: boolean;
  readonly isSelected?: boolean;
  /** From which quantity on, and rupees for one share. */
  readonly tiers: readonly (readonly [from: number, pricePerUnit: string])[];
}

export const sampleShares = JSON.parse(text) as readonly SampleShare[];
