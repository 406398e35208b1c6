import { Suspense, useState } from 'react';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { usePorts } from '#ui/platform/injection.tsx';
import { lazyPart } from '#ui/platform/lazy-part.ts';
import type { DepositReturnsProps } from './deposit-returns.tsx';

/** `DepositReturns`, downloaded on demand, so that no page waits for the calculation of returns. */
export function LazyDepositReturns(props: DepositReturnsProps) {
  const ports = usePorts();
  const [DepositReturns] = useState(() =>
    lazyPart(
      ports,
      ['device-facts'],
      async () => (await import('./deposit-returns.tsx')).DepositReturns,
    ),
  );
  return (
    <Suspense fallback={<Skeleton shape="card" label="" />}>
      <DepositReturns {...props} />
    </Suspense>
  );
}
