import type { PageFacts, SiteBuildData } from '#ui/site/document/page-facts.ts';

/** The functions of all pages, from every `build-facts.ts`. */
const functions: PageFacts = Object.fromEntries(
  Object.values(
    import.meta.glob<PageFacts>('./*/build-facts.ts', { eager: true, import: 'facts' }),
  ).flatMap((facts) => Object.entries(facts)),
);

/** The data of a page, computed when it is rendered at build time. */
export function factsOf(path: string, found: SiteBuildData = {}): unknown {
  return functions[path]?.(found);
}
