import type { ReactNode } from 'react';
import { AmountText } from './amount-text.tsx';
import styles from './money-display.module.css';

export interface MoneyDisplayProps {
  /** The amount as the domain formats it: '₹1,23,456'. */
  readonly text: string;
  /** A `WorkingFigure` to show instead of the text. */
  readonly figure?: ReactNode;
  readonly size?: 'hero' | 'large' | 'medium' | 'small';
  /** The name of the amount, above it. */
  readonly label?: ReactNode;
  /** The parts of the amount, below it. */
  readonly detail?: ReactNode;
  readonly tone?: 'plain' | 'gain' | 'loss';
}

/** Amounts with more characters than this use a smaller font: '₹1,23,45,678.90' is longer. */
const USUAL_LENGTH = 13;

/** A prominent amount on one line. */
export function MoneyDisplay({
  text,
  figure = <AmountText hasSmallPaise>{text}</AmountText>,
  size = 'medium',
  label,
  detail,
  tone = 'plain',
}: MoneyDisplayProps) {
  return (
    <div className={styles.display}>
      {label !== undefined && <p className={styles.label}>{label}</p>}
      <p
        className={styles.money}
        data-size={size}
        data-tone={tone}
        data-length={text.length > USUAL_LENGTH ? 'long' : 'usual'}
      >
        {figure}
      </p>
      {detail !== undefined && (
        <p className={styles.label}>
          <AmountText>{detail}</AmountText>
        </p>
      )}
    </div>
  );
}
