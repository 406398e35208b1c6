import type { HeldDeposit } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { closedDaySentence } from '#domain/fixed-deposits/interest/bank-closure.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Sprout from 'lucide-react/icons/sprout';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { heldDepositPath } from '#ui/fixed-deposits/paths.ts';
import { portfolioCopy as copy } from './copy.ts';
import styles from './portfolio-banner.module.css';

/**
 * Shows which deposit matures next. Without a running deposit, it links to the deposits on offer.
 */
export function PortfolioBanner({ next }: { readonly next: HeldDeposit | undefined }) {
  return (
    <Card tone="tint" as="section" label={copy.next} padding="small">
      <div className={styles.banner}>
        <span className={styles.icon} aria-hidden="true">
          {next === undefined ? <Sprout /> : <CalendarClock />}
        </span>
        <div className={styles.words}>{next === undefined ? <Idle /> : <Next next={next} />}</div>
        {next === undefined ? (
          <LinkButton to="/invest" kind="secondary" size="small">
            {copy.discover}
          </LinkButton>
        ) : (
          <LinkButton to={heldDepositPath(next)} kind="secondary" size="small">
            {copy.seeDeposit}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

function Next({ next }: { readonly next: HeldDeposit }) {
  const note = closedDaySentence(next.maturityDate);
  return (
    <>
      <p className={styles.title}>{copy.nextToMature(formatDate(next.maturityDate))}</p>
      <p>
        <AmountText>{copy.atMaturity(next.name, formatRupees(next.maturityAmount))}</AmountText>
      </p>
      {note !== undefined && <p>{note}</p>}
    </>
  );
}

function Idle() {
  return (
    <>
      <p className={styles.title}>{copy.idle}</p>
      <p>{copy.idleText}</p>
    </>
  );
}
