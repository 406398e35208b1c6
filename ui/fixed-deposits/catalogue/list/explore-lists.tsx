import { DiscoverType } from '#ui/fixed-deposits/catalogue/list/discover-type.ts';
import CalendarRange from 'lucide-react/icons/calendar-range';
import Sprout from 'lucide-react/icons/sprout';
import TrendingUp from 'lucide-react/icons/trending-up';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { ExploreLink } from './explore-link.tsx';
import styles from './explore-lists.module.css';
import { exploreOptions, depositListCopy as copy } from './copy.ts';

const ICONS = {
  [DiscoverType.HighReturn]: TrendingUp,
  [DiscoverType.ShortTerm]: CalendarRange,
  [DiscoverType.LongTerm]: Sprout,
} as const;

export function ExploreLists({ current }: { readonly current?: DiscoverType }) {
  return (
    <Section title={copy.explore}>
      <ul className={styles.options}>
        {exploreOptions.map((option) => {
          const Icon = ICONS[option.type];
          return (
            <li key={option.type} className={styles.option}>
              <Icon className={styles.optionIcon} aria-hidden="true" />
              <h3 className={styles.optionTitle}>
                <ExploreLink {...{ option, current }} className={styles.optionLink} />
              </h3>
              <p>{option.text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
