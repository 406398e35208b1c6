import type { PositionGain } from '#domain/private-market/holdings/holdings.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import styles from './gain-text.module.css';
import { portfolioCopy as copy } from '#ui/private-market/holdings/portfolio/portfolio-copy.ts';

/** The gain or loss of a holding. The sign carries the meaning; the colour repeats it. */
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
            {copy.gainPercent(`${sign}${formatPercent(gainPercent)}`)}
          </span>
        </>
      )}
    </span>
  );
}
