import { DiscoverType } from '#ui/fixed-deposits/catalogue/list/discover-type.ts';
import CalendarRange from 'lucide-react/icons/calendar-range';
import Sprout from 'lucide-react/icons/sprout';
import TrendingUp from 'lucide-react/icons/trending-up';
import { Link } from 'react-router-dom';
import { Section } from '#ui/platform/design-system/layout/page.tsx';
import { useReport } from '#ui/platform/errors/use-report.ts';
import { discoverPath } from './deposit-lists.ts';
import styles from './explore-lists.module.css';
import { exploreOptions, depositListCopy as copy } from './copy.ts';

const ICONS = {
  [DiscoverType.HighReturn]: TrendingUp,
  [DiscoverType.ShortTerm]: CalendarRange,
  [DiscoverType.LongTerm]: Sprout,
} as const;

export function ExploreLists({ current }: { readonly current?: DiscoverType }) {
  const report = useReport();
  return (
    <Section title={copy.explore}>
      <ul className={styles.options}>
        {exploreOptions.map(({ type, title, text }) => {
          const Icon = ICONS[type];
          return (
            <li key={type} className={styles.option}>
              <Icon className={styles.optionIcon} aria-hidden="true" />
              <h3 className={styles.optionTitle}>
                <Link
                  className={styles.optionLink}
                  to={discoverPath(type)}
                  onClick={() => report.happened(`${title} FD Clicked`)}
                  aria-current={type === current ? 'page' : undefined}
                >
                  {title}
                </Link>
              </h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
