import { OrderTab } from '#domain/private-market/orders/order-status.ts';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import styles from './order-card.module.css';

/** A placeholder as high as most orders of a tab. Most active orders need the investor. */
export function OrderCardSkeleton({ tab }: { readonly tab: OrderTab }) {
  return (
    <Card>
      <div className={styles.waiting} data-tab={tab}>
        <Skeleton shape="rows" label="" />
        {tab === OrderTab.Active && <Skeleton shape="text" label="" />}
      </div>
    </Card>
  );
}
