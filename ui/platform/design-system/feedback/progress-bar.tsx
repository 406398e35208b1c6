import { type CSSProperties, type ReactNode, useId } from 'react';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly label: ReactNode;
  /** How much is complete, from 0 to 1. */
  readonly share: number;
  /** The progress as text, at the end of the label's line: '214 of 365 days'. */
  readonly text?: string;
}

/** Shows progress, such as the elapsed days of a deposit. */
export function ProgressBar({ label, share, text }: ProgressBarProps) {
  const id = useId();
  const held = Math.min(1, Math.max(0, share));
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span id={id}>{label}</span>
        {text !== undefined && <span className={styles.text}>{text}</span>}
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(held * 100)}
        aria-valuetext={text}
      >
        <div className={styles.bar} style={{ '--share': held } as CSSProperties} />
      </div>
    </div>
  );
}
