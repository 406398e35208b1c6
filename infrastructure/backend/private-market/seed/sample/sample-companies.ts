import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import text from './companies.json?raw';

/** The kind of business, which determines how its costs and balance sheet are made up. */
export type BusinessMix = 'goods' | 'services' | 'lender' | 'insurer' | 'utility';

/** The company behind a share. Amounts in crores of rupees or millions of dollars. */
export interface SampleCompany {
  /** The id of its share. */
  readonly id: number;
  readonly about: string;
  readonly city: string;
  readonly country: string;
  readonly founded: number;
  readonly stage: string;
  readonly mix: BusinessMix;
  readonly employees: readonly [count: number, growthPercent: string];
  readonly currency?: 'USD';
  /** Revenue and profit by financial year, oldest first; empty if nothing is published. */
  readonly revenue: readonly string[];
  readonly profit: readonly string[];
  readonly funding?: readonly [
    total: string,
    rounds: number,
    latest: readonly [name: string, date: string, investors: readonly string[]],
  ];
  readonly valuation: string;
  /** Total assets as a percentage of a year's revenue; 118 if undefined. */
  readonly assetsPercent?: number;
  readonly investors: readonly string[];
  readonly institutions: number;
  readonly competitors: readonly string[];
  readonly reasons: readonly SamplePoint[];
  readonly risks: readonly SamplePoint[];
  readonly news: readonly (readonly [headline: string, source: string])[];
  /**
   * Figures by which the provider overrides the company data; amounts in the same units as above.
   */
  readonly overrides: Readonly<Record<string, string | number>>;
}

export type SamplePoint = readonly [title: string, body: string];

export const sampleCompanies = JSON.parse(text) as readonly SampleCompany[];

/** The last complete financial year when the sample data was written. */
export const LAST_FINANCIAL_YEAR = 2026;

/** Risks of every unlisted share. */
export const commonRisks: readonly SamplePoint[] = [
  [
    'Hard to sell quickly',
    'Unlisted shares are not traded on an exchange. It can take weeks to find a buyer, and the price may be lower than you hope for.',
  ],
  [
    'Locked in after a listing',
    `If the company lists, shares bought before are locked in for ${IPO_LOCK_IN_MONTHS} months. You cannot sell them in that time, whatever the price does.`,
  ],
];
