import { Page } from './design-system/page.tsx';
import { Skeleton } from './design-system/skeleton.tsx';

/** What stands in for a screen that is still being downloaded. */
export function PageSkeleton() {
  return (
    <Page width="reading">
      <Skeleton shape="hero" />
      <Skeleton shape="card" count={3} label="" />
    </Page>
  );
}
