import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { WentWrongPicture } from './illustrations/went-wrong.tsx';
import styles from './state.module.css';

export interface ErrorStateProps {
  /** What happened, in a person's words. */
  readonly title?: string;
  readonly text?: ReactNode;
  /** One part of a page that goes on without it: no picture. */
  readonly isPart?: boolean;
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
  isPart = false,
  onRetry,
  retryLabel = 'Try again',
  isRetrying = false,
  action,
}: ErrorStateProps) {
  return (
    <div className={styles.state}>
      {!isPart && <WentWrongPicture />}
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
