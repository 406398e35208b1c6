import { campaignFigures } from '#ui/site/campaign/campaign-figures.ts';
import { landingFacts } from '#ui/site/landing/landing-facts.ts';
import { newsFacts, type PlainNews } from '#ui/site/news/news-facts.ts';

/** Data that the build loads before it renders the pages. */
export interface SiteBuildData {
  readonly news?: readonly PlainNews[] | undefined;
}

/**
 * The functions that compute the data of public pages at build time, by path. The scripts of the
 * pages then contain the results as text and no domain calculations.
 */
const FACTS: Readonly<Record<string, (found: SiteBuildData) => unknown>> = {
  '/': landingFacts,
  '/buy-nse-unlisted-shares': campaignFigures,
  '/privatemarket/news': ({ news }) => newsFacts(news),
};

export function factsOf(path: string, found: SiteBuildData = {}): unknown {
  return FACTS[path]?.(found);
}
