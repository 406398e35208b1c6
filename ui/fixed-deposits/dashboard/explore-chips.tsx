import { depositListCopy, exploreOptions } from '#ui/fixed-deposits/catalogue/list/copy.ts';
import { ExploreLink } from '#ui/fixed-deposits/catalogue/list/explore-link.tsx';
import styles from './explore-chips.module.css';

/** Links to the three discover lists, in one line. */
export function ExploreChips() {
  return (
    <ul className={styles.chips} aria-label={depositListCopy.explore}>
      {exploreOptions.map((option) => (
        <li key={option.type} className={styles.chip}>
          <ExploreLink option={option} className={styles.link} />
        </li>
      ))}
    </ul>
  );
}
