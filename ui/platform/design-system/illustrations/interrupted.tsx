import { Illustration } from './illustration.tsx';
import styles from './illustration.module.css';

/** A cable that is not plugged in, for content that could not be loaded. */
export function InterruptedPicture() {
  return (
    <Illustration>
      <path className={styles.line} d="M14 122c18 0 16-34 34-34h8" />
      <rect className={styles.green} x="52" y="72" width="28" height="32" rx="8" />
      <path className={styles.line} d="M80 81h11M80 95h11" />
      <rect className={styles.deep} x="104" y="70" width="30" height="36" rx="8" />
      <path className={styles.line} d="M134 88h4c16 0 12-30 28-30" />
      <path className={styles.dotted} d="M97 58v-16M88 60l-6-12M106 60l6-12" />
    </Illustration>
  );
}
