import type { ReactNode } from 'react';
import styles from './money-display.module.css';

export interface MoneyDisplayProps {
  /** As the domain words it: '₹1,23,456'. */
  readonly text: string;
  /** In place of the text, which it shows: a `WorkingFigure`. */
  readonly figure?: ReactNode;
  readonly size?: 'hero' | 'large' | 'medium' | 'small';
  /** What the amount is, above it. */
  readonly label?: ReactNode;
  /** What it is made of, below it. */
  readonly detail?: ReactNode;
  readonly tone?: 'plain' | 'gain' | 'loss';
}

/** An amount as the hero of its place; the rupee sign is set smaller. */
export function MoneyDisplay({
  text,
  figure = text,
  size = 'medium',
  label,
  detail,
  tone = 'plain',
}: MoneyDisplayProps) {
  return (
    <div className={styles.display}>
      {label !== undefined && <p className={styles.label}>{label}</p>}
      <p className={styles.money} data-size={size} data-tone={tone}>
        {figure}
      </p>
      {detail !== undefined && <p className={styles.label}>{detail}</p>}
    </div>
  );
}
