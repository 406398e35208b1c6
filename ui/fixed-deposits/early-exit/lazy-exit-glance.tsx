import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import type { ExitGlanceProps } from './exit-glance.tsx';

const ExitGlance = lazy(async () => ({
  default: (await import('./exit-glance.tsx')).ExitGlance,
}));

/** `ExitGlance`, downloaded on demand, so that no list waits for the rules of early exits. */
export function LazyExitGlance(props: ExitGlanceProps) {
  return (
    <Suspense fallback={<Skeleton shape="text" count={1} label="" />}>
      <ExitGlance {...props} />
    </Suspense>
  );
}
