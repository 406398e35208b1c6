import type { PositionGain } from '#domain/private-market/holdings/holdings.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import styles from './gain-text.module.css';
import { portfolioCopy as copy } from '#ui/private-market/holdings/portfolio/copy.ts';

interface GainTextProps {
  readonly gain: PositionGain;
  /** Shows the percentage alone, where there is little room. */
  readonly isShort?: boolean;
}

/** The gain or loss of a holding. The sign carries the meaning; the colour repeats it. */
export function GainText({ gain: { gain, gainPercent }, isShort = false }: GainTextProps) {
  const isLoss = gain.isNegative();
  const sign = isLoss || gain.isZero() ? '' : '+';
  const amount = `${sign}${formatRupees(gain)}`;
  if (isShort && gainPercent !== undefined) {
    return (
      <span className={styles.gain} data-loss={isLoss || undefined}>
        {sign}
        {formatPercent(gainPercent)}
      </span>
    );
  }
  return (
    <span className={styles.gain} data-loss={isLoss || undefined}>
      <span className={styles.figure}>
        <AmountText>{amount}</AmountText>
      </span>
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
