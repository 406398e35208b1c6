import type { ReactNode } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { InterruptedPicture } from '#ui/platform/design-system/illustrations/interrupted.tsx';
import styles from './state.module.css';

export interface ErrorStateProps {
  /** What could not be loaded or done, such as `Your bank accounts could not be loaded`. */
  readonly title?: string;
  /** What it means, above all for the money, and what to do. */
  readonly text?: ReactNode;
  /** Small print: the text that the product documents fix, or the server's message. */
  readonly detail?: ReactNode;
  /** The id of the failed request, for support. */
  readonly reference?: string | undefined;
  /** True if only a part of the page failed. It is then shown in a frame, without a picture. */
  readonly isPart?: boolean;
  /** Shown instead of the usual picture, such as a camera that is not allowed. */
  readonly picture?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string;
  readonly isRetrying?: boolean;
  /** An alternative to trying again. */
  readonly action?: ReactNode;
}

/** Shown in place of content that could not be loaded, with a retry button. */
export function ErrorState(props: ErrorStateProps) {
  const { title = 'Something went wrong', text, isPart = false, picture } = props;
  return (
    <div className={isPart ? styles.part : styles.state}>
      {!isPart && (picture ?? <InterruptedPicture />)}
      <div role="alert" className={styles.said}>
        <h2 className={styles.title}>{title}</h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        <SmallPrint {...props} />
      </div>
      <Actions {...props} />
    </div>
  );
}

function SmallPrint({ detail, reference }: ErrorStateProps) {
  return (
    <>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {reference !== undefined && <p className={styles.detail}>Reference: {reference}</p>}
    </>
  );
}

function Actions({ onRetry, retryLabel, isRetrying, action }: ErrorStateProps) {
  return (
    <div className={styles.action}>
      {onRetry !== undefined && (
        <Button kind="secondary" onClick={onRetry} isBusy={isRetrying ?? false}>
          {retryLabel ?? 'Try again'}
        </Button>
      )}
      {action}
    </div>
  );
}
