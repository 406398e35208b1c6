import type { PageFacts } from '#ui/site/document/page-facts.ts';
import { articleCards, articleFacts } from './blog-facts.ts';
import { blog } from './paths.ts';

export const facts: PageFacts = {
  [blog.path]: articleCards,
  ...Object.fromEntries(articleFacts().map((article) => [article.path, () => article])),
};
