import type { PortfolioSummary } from '#domain/fixed-deposits/holdings.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import type { ReactNode } from 'react';
import { Card } from '../platform/design-system/card.tsx';
import { DefinitionList } from '../platform/design-system/definition-list.tsx';
import { MoneyDisplay } from '../platform/design-system/money-display.tsx';
import styles from './portfolio-summary.module.css';

interface PortfolioSummaryCardProps {
  readonly summary: PortfolioSummary;
  readonly actions?: ReactNode;
}

/** What all deposits that run are worth together, and what that is made of. */
export function PortfolioSummaryCard({ summary, actions }: PortfolioSummaryCardProps) {
  const { currentValue, principal, interestEarned, todaysEarning } = summary;
  return (
    <Card tone="green" padding="large" as="section" label="Investment summary">
      <div className={styles.summary}>
        <MoneyDisplay
          size="hero"
          label="Total Portfolio Value"
          text={formatRupees(currentValue)}
          detail={`You earned ${formatRupees(todaysEarning)} today`}
        />
        <div className={styles.parts}>
          <DefinitionList
            look="columns"
            items={[
              { label: 'Total Investment', value: formatRupees(principal) },
              { label: 'Total Earnings', value: formatRupees(interestEarned) },
            ]}
          />
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </Card>
  );
}
