import type { PageFacts } from '#ui/site/document/page-facts.ts';
import { newsFacts } from './news-facts.ts';
import { news } from './paths.ts';

export const facts: PageFacts = { [news.path]: (found) => newsFacts(found.news) };
