import { Reporting } from '#application/platform/reporting.ts';
import { CalendarRange, Sprout, TrendingUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Section } from '../platform/design-system/page.tsx';
import { usePort } from '../platform/injection.tsx';
import type { DepositListName } from './deposit-lists.ts';
import styles from './invest-list.module.css';
import { exploreOptions, investListWords as words } from './invest-list-words.ts';

const ICONS = {
  'high-return': TrendingUp,
  'short-term': CalendarRange,
  'long-term': Sprout,
} as const;

/** The three other ways into the offer. */
export function InvestListExplore({ current }: { readonly current: DepositListName }) {
  const reporting = usePort(Reporting);
  return (
    <Section title={words.explore}>
      <ul className={styles.options}>
        {exploreOptions.map(({ list, title, text }) => {
          const Icon = ICONS[list];
          return (
            <li key={list} className={styles.option} data-list={list} data-ground="paper">
              <Icon className={styles.optionIcon} aria-hidden="true" />
              <h3 className={styles.optionTitle}>
                <Link
                  className={styles.optionLink}
                  to={`/invest?category=${list}`}
                  onClick={() => reporting.happened(`${title} FD Clicked`)}
                  aria-current={list === current ? 'page' : undefined}
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
