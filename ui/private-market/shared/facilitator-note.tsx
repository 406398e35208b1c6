import styles from './facilitator-note.module.css';
import { marketCopy as copy } from './copy.ts';

/** Explains Vriddhi's role and the risks, on every page that offers shares. */
export function FacilitatorNote() {
  return (
    <aside className={styles.note} aria-label="About unlisted shares">
      <p>{copy.facilitator}</p>
      <p>
        {copy.risk} {copy.lockIn}
      </p>
    </aside>
  );
}
