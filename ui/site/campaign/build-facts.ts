import type { PageFacts } from '#ui/site/document/page-facts.ts';
import { campaignFigures } from './campaign-figures.ts';
import { campaign } from './paths.ts';

export const facts: PageFacts = { [campaign.path]: campaignFigures };
