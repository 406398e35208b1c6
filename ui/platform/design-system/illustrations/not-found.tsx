import { Illustration } from './illustration.tsx';
import styles from './illustration.module.css';

/** A magnifying glass over a leaf, for a page that was not found. */
export function NotFoundPicture() {
  return (
    <Illustration>
      <path className={styles.deep} d="m120 118 8-8 24 25a6 6 0 0 1-8 8Z" />
      <circle className={styles.deep} cx="80" cy="80" r="46" />
      <circle className={styles.cream} cx="80" cy="80" r="36" />
      <path className={styles.green} d="M80 104C78 88 70 79 54 75c1 17 9 26 26 29Z" />
      <path className={styles.marigold} d="M80 96c1-19 10-31 28-35 0 20-9 32-28 35Z" />
      <path className={styles.cut} d="M50 50a44 44 0 0 1 18-10" />
      <circle className={styles.marigold} cx="142" cy="48" r="7" />
      <circle className={styles.lilac} cx="32" cy="132" r="10" />
    </Illustration>
  );
}
