import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './state.module.css';

export interface ErrorStateProps {
  /** What happened, in a person's words. */
  readonly title?: string;
  readonly text?: ReactNode;
  readonly illustration?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string;
  readonly isRetrying?: boolean;
  /** Another way out, beside trying again. */
  readonly action?: ReactNode;
}

/** Something could not be shown: says what, and offers to try again. */
export function ErrorState({
  title = 'Something went wrong',
  text,
  illustration,
  onRetry,
  retryLabel = 'Try again',
  isRetrying = false,
  action,
}: ErrorStateProps) {
  return (
    <div className={styles.state}>
      {illustration}
      <div role="alert" className={styles.said}>
        <h2 className={styles.title}>{title}</h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.action}>
        {onRetry !== undefined && (
          <Button kind="secondary" onClick={onRetry} isBusy={isRetrying}>
            {retryLabel}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
