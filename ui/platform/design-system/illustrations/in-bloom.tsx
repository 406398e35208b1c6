import { Illustration } from './illustration.tsx';
import styles from './illustration.module.css';

/** A plant with coins as fruit, for success. */
export function InBloomPicture() {
  return (
    <Illustration>
      <path className={styles.line} d="M88 120V52m0 42c-18-2-28-12-30-28m30 12c16-2 26-10 29-26" />
      <circle className={styles.marigold} cx="88" cy="44" r="18" />
      <path className={styles.coin} d="M82 37h12m-12 6h12m-12-6c9 0 9 9 0 9l8 7" />
      <path className={styles.green} d="M58 66c-4-12-12-17-25-16 3 13 12 18 25 16Z" />
      <path className={styles.green} d="M117 52c2-13 10-19 24-19-2 14-10 20-24 19Z" />
      <path className={styles.green} d="M88 104c9-11 20-13 32-6-9 11-20 13-32 6Z" />
      <path className={styles.clay} d="M61 126h54l-6 30a8 8 0 0 1-8 6H75a8 8 0 0 1-8-6Z" />
      <rect className={styles.deep} x="55" y="116" width="66" height="14" rx="7" />
      <circle className={styles.mint} cx="36" cy="96" r="6" />
      <circle className={styles.lilac} cx="144" cy="84" r="8" />
    </Illustration>
  );
}
