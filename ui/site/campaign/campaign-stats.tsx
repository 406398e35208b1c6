import { useFacts } from '#ui/site/document/facts.ts';
import type { CampaignFigures } from './campaign-figures.ts';
import styles from './campaign-stats.module.css';

/** The figures of the campaign. Two bars compare the price-to-earnings ratios. */
export function CampaignStats() {
  const figures = useFacts<CampaignFigures>();
  return (
    <section className={styles.stats} aria-label="The campaign in figures">
      <p className={styles.stat} data-pastel="butter">
        <span>from</span>
        <strong className={styles.figure}>{figures.minimumShares}</strong>
        <span>the smallest order</span>
      </p>
      <p className={styles.stat} data-pastel="peach">
        <span>save</span>
        <strong className={styles.figure}>{figures.saving}</strong>
        <span>per 100 shares, against prices quoted elsewhere</span>
      </p>
      <p className={styles.stat} data-pastel="lilac">
        <span>about</span>
        <strong className={styles.figure}>{figures.contracts}</strong>
        <span>contracts traded in FY24</span>
      </p>
      <div className={styles.stat} data-pastel="mint">
        <p>price to earnings (P/E)</p>
        <p>
          <strong className={styles.figure}>about {figures.priceToEarnings}</strong> at{' '}
          {figures.ratioPrice} a share, on the earnings of FY24
        </p>
        <Bar value={figures.priceToEarnings} of={figures.priceToEarningsElsewhere} />
        <p>
          versus <strong>about {figures.priceToEarningsElsewhere}</strong> for a listed exchange
        </p>
        <Bar value={figures.priceToEarningsElsewhere} of={figures.priceToEarningsElsewhere} />
      </div>
    </section>
  );
}

function Bar({ value, of }: { readonly value: number; readonly of: number }) {
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${of} 8`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={value} height="8" />
    </svg>
  );
}
