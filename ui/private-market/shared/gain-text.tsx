import type { PositionGain } from '#domain/private-market/holdings/holdings.ts';
import { formatSignedPercent, formatSignedRupees } from '#domain/platform/indian-formatting.ts';
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
  if (isShort && gainPercent !== undefined) {
    return (
      <span className={styles.gain} data-loss={isLoss || undefined}>
        {formatSignedPercent(gainPercent)}
      </span>
    );
  }
  return (
    <span className={styles.gain} data-loss={isLoss || undefined}>
      <span className={styles.figure}>
        <AmountText>{formatSignedRupees(gain)}</AmountText>
      </span>
      {gainPercent !== undefined && (
        <>
          {' '}
          <span className={styles.figure}>
            {copy.gainPercent(formatSignedPercent(gainPercent))}
          </span>
        </>
      )}
    </span>
  );
}
