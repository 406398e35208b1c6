import { Illustration } from './illustration.tsx';
import styles from './illustration.module.css';

/** A pot with two leaves, for an empty portfolio. */
export function EmptyPortfolioPicture() {
  return (
    <Illustration>
      <path className={styles.dotted} d="M30 118C52 112 74 98 92 76s32-34 54-38" />
      <path className={styles.line} d="M88 112V84" />
      <path className={styles.green} d="M88 92c-3-15-13-23-29-25 1 15 11 24 29 25Z" />
      <path className={styles.marigold} d="M88 84c2-15 11-25 28-28 0 17-10 27-28 28Z" />
      <path className={styles.clay} d="M61 118h54l-6 34a8 8 0 0 1-8 6H75a8 8 0 0 1-8-6Z" />
      <rect className={styles.deep} x="55" y="108" width="66" height="14" rx="7" />
      <circle className={styles.marigold} cx="146" cy="38" r="9" />
    </Illustration>
  );
}
