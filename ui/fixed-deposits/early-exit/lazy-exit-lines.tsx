import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { onDemand } from '#ui/platform/on-demand.tsx';

const meanwhile = <Skeleton shape="text" count={1} label="" />;

/** `ExitOnDay`, downloaded on demand, so that no chart waits for the rules of early exits. */
export const LazyExitOnDay = onDemand(
  async () => (await import('./exit-on-day.tsx')).ExitOnDay,
  meanwhile,
);

/** `ExitGlance`, downloaded on demand, so that no list waits for the rules of early exits. */
export const LazyExitGlance = onDemand(
  async () => (await import('./exit-glance.tsx')).ExitGlance,
  meanwhile,
);
