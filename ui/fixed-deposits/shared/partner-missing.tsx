import { useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import styles from './partner-missing.module.css';

interface PartnerMissingProps {
  /** What is missing; by default deposits. */
  readonly what?: string;
  readonly onRetry: () => Promise<void>;
}

/** A note that the partner bank's part of a list is missing; the rest is complete. */
export function PartnerMissing({
  what = 'deposits booked with it',
  onRetry,
}: PartnerMissingProps) {
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    await onRetry();
    setIsBusy(false);
  };
  return (
    <p className={styles.missing}>
      <span role="status">
        We could not reach the partner bank, so {what} are not shown here.
      </span>{' '}
      <Button kind="quiet" size="small" isBusy={isBusy} onClick={() => void retry()}>
        Try again
      </Button>
    </p>
  );
}
