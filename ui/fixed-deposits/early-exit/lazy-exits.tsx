import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';

// No page, chart or list waits for the rules of early exits.
const card = <Skeleton shape="card" label="" />;
const line = <Skeleton shape="text" count={1} label="" />;

/** `BreakEarly`, downloaded on demand. */
export const LazyBreakEarly = onDemand(
  async () => (await import('./break-early.tsx')).BreakEarly,
  card,
);

/** `ToldExit`, downloaded on demand. */
export const LazyToldExit = onDemand(async () => (await import('./told-exit.tsx')).ToldExit, card);

/** `ExitOnDay`, downloaded on demand. */
export const LazyExitOnDay = onDemand(
  async () => (await import('./exit-on-day.tsx')).ExitOnDay,
  line,
);

/** `ExitGlance`, downloaded on demand. */
export const LazyExitGlance = onDemand(
  async () => (await import('./exit-glance.tsx')).ExitGlance,
  line,
);

function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode,
) {
  const Part = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}
