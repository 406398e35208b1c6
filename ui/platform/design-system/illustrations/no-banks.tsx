import { Illustration } from './illustration.tsx';
import styles from './illustration.module.css';

/** A bank with a plus sign, for a missing bank account. */
export function NoBanksPicture() {
  return (
    <Illustration>
      <path className={styles.marigold} d="M88 36 34 66v10h108V66Z" />
      <circle className={styles.deep} cx="88" cy="60" r="7" />
      <rect className={styles.green} x="44" y="82" width="14" height="42" rx="3" />
      <rect className={styles.green} x="70" y="82" width="14" height="42" rx="3" />
      <rect className={styles.green} x="96" y="82" width="14" height="42" rx="3" />
      <rect className={styles.green} x="122" y="82" width="14" height="42" rx="3" />
      <rect className={styles.deep} x="34" y="130" width="108" height="14" rx="5" />
      <circle className={styles.cream} cx="136" cy="132" r="25" />
      <circle className={styles.deep} cx="136" cy="132" r="20" />
      <path className={styles.cut} d="M136 123v18m-9-9h18" />
    </Illustration>
  );
}
