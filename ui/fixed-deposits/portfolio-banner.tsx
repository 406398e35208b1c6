import type { HeldDeposit } from '#application/fixed-deposits/held-deposits.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { CalendarClock, Sprout } from 'lucide-react';
import { Card } from '../platform/design-system/card.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { heldDepositPath } from './deposit-path.ts';
import styles from './portfolio-banner.module.css';

/** What comes next: the first maturity, or, where nothing runs, the way to a new deposit. */
export function PortfolioBanner({ next }: { readonly next: HeldDeposit | undefined }) {
  return (
    <Card tone="butter" as="section" label="What comes next" padding="small">
      <div className={styles.banner}>
        <span className={styles.icon} aria-hidden="true">
          {next === undefined ? <Sprout /> : <CalendarClock />}
        </span>
        <div className={styles.words}>{next === undefined ? <Idle /> : <Next next={next} />}</div>
        {next === undefined ? (
          <LinkButton to="/invest" kind="secondary" size="small">
            Discover FDs
          </LinkButton>
        ) : (
          <LinkButton to={heldDepositPath(next)} kind="secondary" size="small">
            See the deposit
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

function Next({ next }: { readonly next: HeldDeposit }) {
  return (
    <>
      <p className={styles.title}>Next to mature: {formatDate(next.maturityDate)}</p>
      <p>
        {next.name}, {formatRupees(next.maturityAmount)} at maturity
      </p>
    </>
  );
}

function Idle() {
  return (
    <>
      <p className={styles.title}>Your money can grow again</p>
      <p>Choose the deposit that it goes into next.</p>
    </>
  );
}
