import styles from './skip-link.module.css';

/** Leads a keyboard user past the header. It is the first Tab stop of every page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}
