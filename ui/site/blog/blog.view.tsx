import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { useFacts } from '#ui/site/document/facts.ts';
import { ArticleList } from './article-list.tsx';
import type { ArticleCard } from './blog-facts.ts';
import { blogCopy as copy } from './copy.ts';

/** The index of all pieces, newest first. Each has its own page. */
export function Blog() {
  const cards = useFacts<readonly ArticleCard[]>();
  return (
    <Page width="reading">
      <PageHeader title={copy.title} text={copy.lead} />
      <nav aria-label={copy.contents}>
        <ArticleList cards={cards} />
      </nav>
    </Page>
  );
}
