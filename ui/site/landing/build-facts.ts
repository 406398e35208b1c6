import type { PageFacts } from '#ui/site/document/page-facts.ts';
import { landingFacts } from './landing-facts.ts';

export const facts: PageFacts = { '/': (found) => landingFacts(found.rates) };
