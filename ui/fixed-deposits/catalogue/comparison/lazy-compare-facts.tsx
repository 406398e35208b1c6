import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { usePorts, type Ports } from '#ui/platform/injection.tsx';
import type { CompareFactsProps } from './compare-facts.tsx';

/** `CompareFacts`, downloaded on demand, so that no list waits for the calculation of returns. */
export function LazyCompareFacts(props: CompareFactsProps) {
  const ports = usePorts();
  const [CompareFacts] = useState(() => lazy(() => download(ports)));
  return (
    <Suspense fallback={<Skeleton shape="table" label="" />}>
      <CompareFacts {...props} />
    </Suspense>
  );
}

async function download(ports: Pick<Ports, 'loadContext'>) {
  const [module] = await Promise.all([
    import('./compare-facts.tsx'),
    ports.loadContext('device-facts'),
  ]);
  return { default: module.CompareFacts };
}
