import type { ReactNode } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { WentWrongPicture } from '#ui/platform/design-system/illustrations/went-wrong.tsx';
import styles from './state.module.css';

export interface ErrorStateProps {
  /** What happened, in plain words for users. */
  readonly title?: string;
  readonly text?: ReactNode;
  /** True for one failed part of a page; hides the illustration. */
  readonly isPart?: boolean;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string;
  readonly isRetrying?: boolean;
  /** An alternative to trying again. */
  readonly action?: ReactNode;
}

/** Shown in place of content that could not be loaded, with a retry button. */
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
