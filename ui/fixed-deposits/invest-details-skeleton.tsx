import { Page } from '../platform/design-system/page.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';

/** The shape of the page while its rates are on their way. */
export function InvestDetailsSkeleton() {
  return (
    <Page width="wide" aside={<Skeleton shape="form" count={4} label="" />}>
      <Skeleton shape="hero" />
      <Skeleton shape="card" label="" />
      <Skeleton shape="table" count={5} label="" />
    </Page>
  );
}
