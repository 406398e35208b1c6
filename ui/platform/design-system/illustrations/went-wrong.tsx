import { Illustration } from './illustration.tsx';
import styles from './illustration.module.css';

/** A wilting plant, for an error. */
export function WentWrongPicture() {
  return (
    <Illustration>
      <path className={styles.line} d="M82 118V82c0-20 8-30 22-30 12 0 18 8 18 20" />
      <path className={styles.marigold} d="M122 70c-11 8-14 20-8 34 12-7 15-20 8-34Z" />
      <path className={styles.green} d="M82 98c-6-12-16-16-30-12 5 13 15 17 30 12Z" />
      <path className={styles.clay} d="M55 122h54l-6 32a8 8 0 0 1-8 6H69a8 8 0 0 1-8-6Z" />
      <rect className={styles.deep} x="49" y="112" width="66" height="14" rx="7" />
      <path className={styles.mint} d="M139 106c6 8 10 13 10 19a10 10 0 0 1-20 0c0-6 4-11 10-19Z" />
      <path className={styles.mint} d="M56 40c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13Z" />
    </Illustration>
  );
}
