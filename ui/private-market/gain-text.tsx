import type { PositionGain } from '#domain/private-market/holdings.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import styles from './gain-text.module.css';
import { portfolioWords as words } from './portfolio-words.ts';

/** What a holding has brought, or lost: the sign says it, the colour only repeats it. */
export function GainText({ gain: { gain, gainPercent } }: { readonly gain: PositionGain }) {
  const isLoss = gain.isNegative();
  const sign = isLoss || gain.isZero() ? '' : '+';
  const amount = `${sign}${formatRupees(gain)}`;
  return (
    <span className={styles.gain} data-loss={isLoss || undefined}>
      <span className={styles.figure}>{amount}</span>
      {gainPercent !== undefined && (
        <>
          {' '}
          <span className={styles.figure}>
            {words.gainPercent(`${sign}${formatPercent(gainPercent)}`)}
          </span>
        </>
      )}
    </span>
  );
}
