import styles from './ghost-row.module.css';

/**
 * Decorative placeholders in the shape of `AmountRow`, which show how the list will look once it
 * has entries.
 */
export function GhostRows({ count = 1 }: { readonly count?: 1 | 2 | 3 }) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.row}>
          <span className={styles.logo} />
          <span className={styles.text}>
            <span className={styles.title} />
            <span className={styles.detail} />
          </span>
          <span className={styles.amount} />
        </div>
      ))}
    </div>
  );
}
