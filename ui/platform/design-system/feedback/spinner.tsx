import styles from './spinner.module.css';

/** A decorative spinner. The component that uses it must describe the operation as text. */
export function Spinner({ size = 'small' }: { readonly size?: 'small' | 'large' }) {
  return (
    <svg className={styles.spinner} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <circle className={styles.arc} cx="12" cy="12" r="9" pathLength="100" />
    </svg>
  );
}
