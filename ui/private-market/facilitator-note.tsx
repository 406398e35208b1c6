import styles from './facilitator-note.module.css';
import { marketWords as words } from './market-words.ts';

/** What Vriddhi is and is not, and what can go wrong: on every page where shares are offered. */
export function FacilitatorNote() {
  return (
    <aside className={styles.note} aria-label="About unlisted shares">
      <p>{words.facilitator}</p>
      <p>
        {words.risk} {words.lockIn}
      </p>
    </aside>
  );
}
