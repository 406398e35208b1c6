import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { onDemand } from '#ui/platform/on-demand.tsx';

const meanwhile = <Skeleton shape="card" label="" />;

/** `BreakEarly`, downloaded on demand, so that no page waits for the rules of early exits. */
export const LazyBreakEarly = onDemand(
  async () => (await import('./break-early.tsx')).BreakEarly,
  meanwhile,
);

/** `ToldExit`, downloaded on demand, so that no page waits for the rules of early exits. */
export const LazyToldExit = onDemand(
  async () => (await import('./told-exit.tsx')).ToldExit,
  meanwhile,
);
