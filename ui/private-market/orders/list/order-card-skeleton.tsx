import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import styles from './order-card.module.css';

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
