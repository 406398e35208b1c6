import { Illustration } from './illustration.tsx';
import styles from './illustration.module.css';

/** A camera that is switched off. */
export function CameraPicture() {
  return (
    <Illustration>
      <path
        className={styles.deep}
        d="M66 62h12l6-10h22l6 10h12a4 4 0 0 1 4 4v8H62v-8a4 4 0 0 1 4-4Z"
      />
      <rect className={styles.green} x="40" y="66" width="104" height="66" rx="12" />
      <circle className={styles.cream} cx="94" cy="99" r="24" />
      <circle className={styles.deep} cx="94" cy="99" r="14" />
      <circle className={styles.marigold} cx="56" cy="81" r="4" />
    </Illustration>
  );
}
