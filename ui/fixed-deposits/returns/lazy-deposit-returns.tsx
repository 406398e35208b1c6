import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { usePorts, type Ports } from '#ui/platform/injection.tsx';
import type { DepositReturnsProps } from './deposit-returns.tsx';

/** `DepositReturns`, downloaded on demand, so that no page waits for the calculation of returns. */
export function LazyDepositReturns(props: DepositReturnsProps) {
  const ports = usePorts();
  const [DepositReturns] = useState(() => lazy(() => download(ports)));
  return (
    <Suspense fallback={<Skeleton shape="card" label="" />}>
      <DepositReturns {...props} />
    </Suspense>
  );
}

async function download(ports: Pick<Ports, 'loadContext'>) {
  const [module] = await Promise.all([
    import('./deposit-returns.tsx'),
    ports.loadContext('device-facts'),
  ]);
  return { default: module.DepositReturns };
}
