import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import type { ToldExitProps } from './told-exit.tsx';

const ToldExit = lazy(async () => ({
  default: (await import('./told-exit.tsx')).ToldExit,
}));

/** `ToldExit`, downloaded on demand, so that the page does not wait for the rules of exits. */
export function LazyToldExit(props: ToldExitProps) {
  return (
    <Suspense fallback={<Skeleton shape="card" label="" />}>
      <ToldExit {...props} />
    </Suspense>
  );
}
