import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import type { DepositVineProps } from './deposit-vine.tsx';
import styles from './lazy-deposit-vine.module.css';

const DepositVine = lazy(async () => ({
  default: (await import('./deposit-vine.tsx')).DepositVine,
}));

/** `DepositVine`, downloaded on demand, so that no page waits for charts. */
export function LazyDepositVine(props: DepositVineProps) {
  return (
    <div className={styles.vine}>
      <Suspense fallback={<Skeleton shape="hero" label="" />}>
        <DepositVine {...props} />
      </Suspense>
    </div>
  );
}
