import styles from './logo.module.css';

/** The logo without the name: two leaves that form a V, the taller one in marigold. */
export function LogoMark({ title }: { readonly title?: string }) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 48 48"
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined || undefined}
    >
      <path className={styles.leaf} d="M4 11c11.5 0 18 6.6 20 16.5V46C22.5 28.5 15 17.5 4 11Z" />
      <path className={styles.shoot} d="M24 46V31C26 13 33 3.5 45 1c0 17-6.5 27.5-21 30.5Z" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.name}>Vriddhi</span>
    </span>
  );
}
