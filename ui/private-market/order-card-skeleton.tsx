import { Card } from '../platform/design-system/card.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import styles from './order-card.module.css';

/** In place of an order: its head, its facts, what comes next and what can be done. */
export function OrderCardSkeleton() {
  return (
    <Card>
      <div className={styles.waiting}>
        <Skeleton shape="rows" label="" />
        <Skeleton shape="table" label="" />
        <Skeleton shape="form" label="" />
      </div>
    </Card>
  );
}
