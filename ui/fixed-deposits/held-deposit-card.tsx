import type { HeldDeposit } from '#application/fixed-deposits/held-deposits.ts';
import { Clock } from '#application/platform/clock.ts';
import { shareRun } from '#domain/fixed-deposits/held-deposits.ts';
import { maturityLabel } from '#domain/fixed-deposits/holdings.ts';
import { payoutLabel } from '#domain/fixed-deposits/payout-frequency.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../platform/design-system/avatar.tsx';
import { Badge } from '../platform/design-system/badge.tsx';
import { Card } from '../platform/design-system/card.tsx';
import { ProgressBar } from '../platform/design-system/progress-bar.tsx';
import { usePort } from '../platform/injection.tsx';
import { heldDepositPath } from './deposit-path.ts';
import styles from './held-deposit-card.module.css';
import { tenureInWords } from './tenure-text.tsx';

const STATE_LABELS = {
  running: 'Running',
  renewed: 'Renewed',
  'paid-out': 'Paid out',
} as const satisfies Record<HeldDeposit['state'], string>;

/** A deposit of the portfolio; leads to its details. */
export const HeldDepositCard = memo(function HeldDepositCard({
  deposit,
}: {
  readonly deposit: HeldDeposit;
}) {
  const today = usePort(Clock).today();
  const { maturityDate, state } = deposit;
  return (
    <Card as="article">
      <div className={styles.card}>
        <div className={styles.head}>
          <Avatar name={deposit.name} src={deposit.logoUrl} shape="square" />
          <h3 className={styles.name}>
            <Link className={styles.link} to={heldDepositPath(deposit)}>
              {deposit.name}
            </Link>
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
          {formatPercent(deposit.annualRatePercent)} p.a. · {tenureInWords(deposit.tenure)} ·{' '}
          {payoutLabel(deposit.payoutFrequency)}
        </p>
        <ProgressBar
          label={maturityLabel(maturityDate, today)}
          text={formatDate(maturityDate)}
          share={shareRun(deposit, today)}
        />
      </div>
    </Card>
  );
});
