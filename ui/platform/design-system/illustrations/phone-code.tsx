import { Illustration } from './illustration.tsx';
import styles from './illustration.module.css';

/** A phone with a message and six dots, for a one-time code. */
export function PhoneCodePicture() {
  return (
    <Illustration>
      <rect className={styles.deep} x="46" y="26" width="74" height="128" rx="15" />
      <rect className={styles.cream} x="53" y="35" width="60" height="110" rx="8" />
      <rect className={styles.lilac} x="60" y="92" width="46" height="18" rx="6" />
      <circle className={styles.green} cx="68" cy="101" r="3" />
      <circle className={styles.green} cx="78" cy="101" r="3" />
      <circle className={styles.green} cx="88" cy="101" r="3" />
      <circle className={styles.marigold} cx="98" cy="101" r="3" />
      <rect className={styles.green} x="60" y="120" width="46" height="14" rx="7" />
      <rect className={styles.marigold} x="84" y="44" width="66" height="40" rx="10" />
      <path className={styles.marigold} d="M95 80v15l16-12Z" />
      <path className={styles.line} d="M98 58h38M98 70h24" />
    </Illustration>
  );
}
