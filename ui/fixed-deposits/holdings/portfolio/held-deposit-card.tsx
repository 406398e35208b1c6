import {
  hasDetails,
  type PortfolioDeposit,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import { Clock } from '#application/platform/clock.ts';
import { shareRun } from '#domain/fixed-deposits/holdings/held-deposits.ts';
import { maturityLabel } from '#domain/fixed-deposits/holdings/holdings.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Badge } from '#ui/platform/design-system/foundations/badge.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { ProgressBar } from '#ui/platform/design-system/feedback/progress-bar.tsx';
import { usePort } from '#ui/platform/injection.tsx';
import { heldDepositPath } from '#ui/fixed-deposits/paths.ts';
import styles from './held-deposit-card.module.css';
import { tenureInWords } from '#ui/fixed-deposits/quote/tenure-text.tsx';

const STATE_LABELS = {
  running: 'Running',
  renewed: 'Renewed',
  'paid-out': 'Paid out',
  matured: 'Matured',
} as const satisfies Record<PortfolioDeposit['state'], string>;

/** A deposit in the portfolio. It links to its details page if there is one. */
export const HeldDepositCard = memo(function HeldDepositCard({
  deposit,
}: {
  readonly deposit: PortfolioDeposit;
}) {
  const today = usePort(Clock).today();
  const { maturityDate, state } = deposit;
  return (
    <Card as="article">
      <div className={styles.card}>
        <div className={styles.head}>
          <Avatar name={deposit.name} src={deposit.logoUrl} shape="square" />
          <h3 className={styles.name}>
            {hasDetails(deposit) ? (
              <Link className={styles.link} to={heldDepositPath(deposit)}>
                {deposit.name}
              </Link>
            ) : (
              deposit.name
            )}
          </h3>
          <Badge tone={state === 'running' ? 'success' : 'neutral'}>{STATE_LABELS[state]}</Badge>
        </div>
        <div className={styles.figures}>
          <p className={styles.amount}>{formatRupees(deposit.principal)}</p>
          <p className={styles.gain}>
            <strong>{formatRupees(deposit.interestTillDate)}</strong> interest till date
          </p>
        </div>
        <p className={styles.facts}>
          {formatPercent(deposit.annualRatePercent)} p.a. · {tenureInWords(deposit.tenure)}
          {deposit.payoutFrequency && ` · ${payoutLabel(deposit.payoutFrequency)}`}
        </p>
        <ProgressBar
          label={maturityLabel(maturityDate, today)}
          text={formatDate(maturityDate)}
          share={shareRun(deposit, today)}
        />
        {!hasDetails(deposit) && (
          <p className={styles.facts}>Ask the partner bank for more details of this deposit.</p>
        )}
      </div>
    </Card>
  );
});
