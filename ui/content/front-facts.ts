import { campaignFigures } from './campaign/campaign-figures.ts';
import { landingFacts } from './landing/landing-facts.ts';
import { newsFacts, type PlainNews } from './news/news-facts.ts';

/** What whoever makes the pages has found out for them. */
export interface FrontFindings {
  /** Newest first. */
  readonly news?: readonly PlainNews[] | undefined;
}

/**
 * What public pages show that the domain works out, or that is read elsewhere: once, when the pages
 * are built. Their scripts get the answers as text and need none of its arithmetic. By the path of
 * the page.
 */
const FACTS: Readonly<Record<string, (found: FrontFindings) => unknown>> = {
  '/': landingFacts,
  '/buy-nse-unlisted-shares': campaignFigures,
  '/privatemarket/news': ({ news }) => newsFacts(news),
};

export function factsOf(path: string, found: FrontFindings = {}): unknown {
  return FACTS[path]?.(found);
}
