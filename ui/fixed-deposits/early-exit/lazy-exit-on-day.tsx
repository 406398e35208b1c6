import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import type { ExitOnDayProps } from './exit-on-day.tsx';

export type { ExitOffer } from './use-offer-exit.ts';

const ExitOnDay = lazy(async () => ({
  default: (await import('./exit-on-day.tsx')).ExitOnDay,
}));

/** `ExitOnDay`, downloaded on demand, so that no chart waits for the rules of early exits. */
export function LazyExitOnDay(props: ExitOnDayProps) {
  return (
    <Suspense fallback={<Skeleton shape="text" count={1} label="" />}>
      <ExitOnDay {...props} />
    </Suspense>
  );
}
