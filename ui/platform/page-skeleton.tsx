import { use } from 'react';
import { Page, type PageProps } from './design-system/page.tsx';
import { Skeleton } from './design-system/skeleton.tsx';
import hidden from './design-system/visually-hidden.module.css';
import { RouteTitle } from './route-title.ts';

/**
 * A page whose own heading is still on its way: the shapes of what is coming, below a heading for
 * screen readers. Without shapes it stands in for a screen that is being downloaded.
 */
export function PageSkeleton({ children, ...page }: Partial<PageProps>) {
  return (
    <Page width="reading" {...page}>
      <h1 className={hidden.hidden}>{use(RouteTitle)}, loading</h1>
      {children ?? <Skeleton shape="card" count={4} />}
    </Page>
  );
}
