import { Suspense, useState } from 'react';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { usePorts } from '#ui/platform/injection.tsx';
import { lazyPart } from '#ui/platform/lazy-part.ts';
import type { CompareFactsProps } from './compare-facts.tsx';

/** `CompareFacts`, downloaded on demand, so that no list waits for the calculation of returns. */
export function LazyCompareFacts(props: CompareFactsProps) {
  const ports = usePorts();
  const [CompareFacts] = useState(() =>
    lazyPart(
      ports,
      ['device-facts'],
      async () => (await import('./compare-facts.tsx')).CompareFacts,
    ),
  );
  return (
    <Suspense fallback={<Skeleton shape="table" label="" />}>
      <CompareFacts {...props} />
    </Suspense>
  );
}
