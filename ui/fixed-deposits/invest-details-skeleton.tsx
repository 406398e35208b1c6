import { Card } from '../platform/design-system/card.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { PageSkeleton } from '../platform/page-skeleton.tsx';

/** The shape of the page while its rates are on their way. */
export function InvestDetailsSkeleton() {
  return (
    <PageSkeleton
      width="wide"
      aside={
        <Card>
          <Skeleton shape="form" count={4} label="" />
        </Card>
      }
    >
      <Skeleton shape="title" />
      <Skeleton shape="summary" label="" />
      <Skeleton shape="table" count={6} label="" />
    </PageSkeleton>
  );
}
