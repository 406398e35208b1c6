import type { ReactNode } from 'react';
import styles from './rate-display.module.css';

export interface RateDisplayProps {
  /** The rate as the domain formats it: '8.75%', or 'N/A'. */
  readonly text: string;
  /** A `WorkingFigure` to show instead of the text. */
  readonly figure?: ReactNode;
  readonly size?: 'hero' | 'large' | 'medium' | 'small';
  readonly label?: ReactNode;
  readonly detail?: ReactNode;
}

/** An interest rate, always followed by "p.a.". */
export function RateDisplay(props: RateDisplayProps) {
  const { text, figure = text, size = 'medium', label, detail } = props;
  return (
    <div className={styles.display}>
      {label !== undefined && <p className={styles.label}>{label}</p>}
      <p className={styles.rate} data-size={size}>
        {figure}
        {text.endsWith('%') && <span className={styles.unit}> p.a.</span>}
      </p>
      {detail !== undefined && <p className={styles.label}>{detail}</p>}
    </div>
  );
}
