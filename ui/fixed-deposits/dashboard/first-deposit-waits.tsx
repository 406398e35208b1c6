import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { firstDepositCopy as copy } from './copy.ts';
import styles from './dashboard.module.css';

/** The first deposit while it loads, as tall as with its steps. */
export function FirstDepositWaits() {
  return (
    <Section title={copy.title} text={copy.text}>
      <div className={styles.firstDeposit}>
        <Skeleton shape="card" label="" />
      </div>
    </Section>
  );
}
