import styles from './partner-missing.module.css';

/** A note that the partner bank's part of a list is missing; the rest is complete. */
export function PartnerMissing({ what }: { readonly what: string }) {
  return (
    <p className={styles.missing} role="status">
      We could not reach the partner bank, so {what} are not shown here. Please check again later.
    </p>
  );
}
