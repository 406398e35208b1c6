import type { PlainNews } from '#ui/site/news/news-facts.ts';

/** Data that the build loads before it renders the pages. */
export interface SiteBuildData {
  readonly news?: readonly PlainNews[] | undefined;
}

/**
 * The functions that compute the data of public pages at build time, by path. The scripts of the
 * pages then contain the results as text and no domain calculations.
 */
export type PageFacts = Readonly<Record<string, (found: SiteBuildData) => unknown>>;
