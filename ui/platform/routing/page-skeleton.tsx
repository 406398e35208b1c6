import { use } from 'react';
import { Page, type PageProps } from '#ui/platform/design-system/layout/page.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import hidden from '#ui/platform/design-system/foundations/visually-hidden.module.css';
import { RouteTitle } from './route-title.ts';

/**
 * The loading state of a page: a heading for screen readers and the outlines of the content. By
 * default, it stands in for a screen that is being downloaded.
 */
export function PageSkeleton({ children, ...page }: Partial<PageProps>) {
  return (
    <Page width="reading" {...page}>
      <h1 className={hidden.hidden}>{use(RouteTitle)}, loading</h1>
      {children ?? <Skeleton shape="card" count={4} />}
    </Page>
  );
}
