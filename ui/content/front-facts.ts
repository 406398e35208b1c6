import { campaignFigures } from './campaign/campaign-figures.ts';
import { landingFacts } from './landing/landing-facts.ts';

/**
 * What public pages show that the domain works out: once, when the pages are built. Their scripts
 * get the answers as text and need none of its arithmetic. By the path of the page.
 */
const FACTS: Readonly<Record<string, () => unknown>> = {
  '/': landingFacts,
  '/buy-nse-unlisted-shares': campaignFigures,
};

export function factsOf(path: string): unknown {
  return FACTS[path]?.();
}
