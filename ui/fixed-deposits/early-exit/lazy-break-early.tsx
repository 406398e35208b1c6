import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import type { BreakEarlyProps } from './break-early.tsx';

const BreakEarly = lazy(async () => ({
  default: (await import('./break-early.tsx')).BreakEarly,
}));

/** The part about the early exit, downloaded on demand, so that no page waits for its rules. */
export function LazyBreakEarly(props: BreakEarlyProps) {
  return (
    <Suspense fallback={<Skeleton shape="card" label="" />}>
      <BreakEarly {...props} />
    </Suspense>
  );
}
