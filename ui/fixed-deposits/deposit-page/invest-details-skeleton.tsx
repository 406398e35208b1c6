import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { PageSkeleton } from '#ui/platform/routing/page-skeleton.tsx';

export function InvestDetailsSkeleton() {
  return (
    <PageSkeleton
      width="wide"
      lead={<Skeleton shape="title" />}
      aside={
        <Card>
          <Skeleton shape="form" count={4} label="" />
        </Card>
      }
    >
      <Skeleton shape="summary" label="" />
      <Skeleton shape="table" count={6} label="" />
    </PageSkeleton>
  );
}
