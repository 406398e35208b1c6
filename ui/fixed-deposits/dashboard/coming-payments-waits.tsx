import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { moneyComingCopy as copy } from './copy.ts';
import styles from './coming-payments-waits.module.css';

/** Money coming while it loads, as tall as with its chart. */
export function MoneyComingWaits() {
  return (
    <Section title={copy.title}>
      <Card>
        <div className={styles.waits}>
          <Skeleton shape="rows" count={1} label="" />
        </div>
      </Card>
    </Section>
  );
}
