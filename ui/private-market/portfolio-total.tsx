import type { PositionGain, SharePortfolio } from '#domain/private-market/holdings.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Card } from '../platform/design-system/card.tsx';
import { DefinitionList } from '../platform/design-system/definition-list.tsx';
import { MoneyDisplay } from '../platform/design-system/money-display.tsx';
import { GainText } from './gain-text.tsx';
import styles from './portfolio-summary.module.css';
import { portfolioWords as words } from './portfolio-words.ts';

interface PortfolioTotalProps {
  readonly totals: SharePortfolio;
  readonly gain: PositionGain | undefined;
}

/** What was paid for everything, what it would be worth, and how many kinds there are. */
export function PortfolioTotal({ totals, gain }: PortfolioTotalProps) {
  const { totalValue, shareCount, basketCount } = totals;
  const isWorthShown = gain !== undefined && !totalValue.isZero();
  return (
    <Card tone="green" padding="large" as="section" label={words.summary}>
      <div className={styles.total}>
        <MoneyDisplay
          size="hero"
          label={words.total}
          text={formatRupees(totalValue)}
          detail={words.totalDetail}
        />
        <DefinitionList
          look="columns"
          items={[
            { label: words.shareCount, value: shareCount },
            { label: words.basketCount, value: basketCount },
            ...(isWorthShown
              ? [
                  {
                    label: words.worth,
                    value: formatRupees(gain.currentValue),
                    detail: <GainText gain={gain} />,
                  },
                ]
              : []),
          ]}
        />
        {isWorthShown && <p className={styles.note}>{words.worthNote}</p>}
      </div>
    </Card>
  );
}
