import { Illustration } from '#ui/platform/design-system/illustrations/illustration.tsx';
import styles from '#ui/platform/design-system/illustrations/illustration.module.css';

/** Two people under a leaf, for the nominees of a deposit. */
export function FamilyPicture() {
  return (
    <Illustration>
      <path className={styles.green} d="M88 30c-24 2-40 14-46 36 24 4 41-8 46-36Z" />
      <path className={styles.marigold} d="M88 30c24 2 40 14 46 36-24 4-41-8-46-36Z" />
      <circle className={styles.cream} cx="66" cy="86" r="16" />
      <path className={styles.deep} d="M38 146c0-20 10-36 28-36s28 16 28 36Z" />
      <circle className={styles.clay} cx="112" cy="98" r="13" />
      <path className={styles.lilac} d="M88 146c0-16 8-28 24-28s24 12 24 28Z" />
    </Illustration>
  );
}
