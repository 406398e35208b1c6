import type { PlainNews } from '#ui/site/news/news-facts.ts';

/** Data that the build loads before it renders the pages. */
export interface SiteBuildData {
  readonly news?: readonly PlainNews[] | undefined;
  /** The best rates of the landing page; undefined if the build does not know them. */
  readonly rates?: readonly SiteRate[] | undefined;
}

/** The best deposit of a tenure. */
export interface SiteRate {
  readonly years: number;
  /** In percent, as decimal text. */
  readonly annualRate: string;
  readonly depositId: number;
  /** The row of its rate card with this tenure, paid at maturity. */
  readonly schemeId: number;
  readonly issuerKey: string;
  readonly issuer: string;
  /** Whether deposit insurance covers it. */
  readonly isInsured: boolean;
}

/**
 * The functions that compute the data of public pages at build time, by path. The scripts of the
 * pages then contain the results as text and no domain calculations.
 */
export type PageFacts = Readonly<Record<string, (found: SiteBuildData) => unknown>>;
