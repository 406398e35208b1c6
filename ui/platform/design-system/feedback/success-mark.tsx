import styles from './success-mark.module.css';

/** An animated tick; the text next to it must say what succeeded. */
export function SuccessMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 96 96" aria-hidden="true">
      <circle className={styles.halo} cx="48" cy="48" r="46" />
      <circle className={styles.disc} cx="48" cy="48" r="34" />
      <path className={styles.tick} d="M33 49l11 11 20-23" pathLength="1" />
    </svg>
  );
}
