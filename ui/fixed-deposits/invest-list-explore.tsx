import { Reporting } from '#application/platform/reporting.ts';
import { DiscoverType } from '#domain/fixed-deposits/discover-list.ts';
import { CalendarRange, Sprout, TrendingUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Section } from '../platform/design-system/page.tsx';
import { usePort } from '../platform/injection.tsx';
import { discoverPath } from './deposit-lists.ts';
import styles from './invest-list.module.css';
import { exploreOptions, investListWords as words } from './invest-list-words.ts';

const ICONS = {
  [DiscoverType.HighReturn]: TrendingUp,
  [DiscoverType.ShortTerm]: CalendarRange,
  [DiscoverType.LongTerm]: Sprout,
} as const;

/** The three other ways into the offer. */
export function InvestListExplore({ current }: { readonly current?: DiscoverType }) {
  const reporting = usePort(Reporting);
  return (
    <Section title={words.explore}>
      <ul className={styles.options}>
        {exploreOptions.map(({ type, title, text }) => {
          const Icon = ICONS[type];
          return (
            <li key={type} className={styles.option} data-list={type} data-ground="paper">
              <Icon className={styles.optionIcon} aria-hidden="true" />
              <h3 className={styles.optionTitle}>
                <Link
                  className={styles.optionLink}
                  to={discoverPath(type)}
                  onClick={() => reporting.happened(`${title} FD Clicked`)}
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
