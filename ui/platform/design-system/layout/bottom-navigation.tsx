import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './bottom-navigation.module.css';

export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** `page` for the page itself, `true` for another page of its section. */
  readonly current?: 'page' | 'true' | undefined;
}

interface BottomNavigationProps {
  readonly items: readonly NavigationItem[];
  readonly label?: string;
}

/** The main navigation on phones, at the bottom of the screen. */
export function BottomNavigation({ items, label = 'Main places' }: BottomNavigationProps) {
  return (
    <nav className={styles.navigation} aria-label={label} data-bottom-navigation>
      {items.map((item) => (
        <Link key={item.to} to={item.to} className={styles.item} aria-current={item.current}>
          <span className={styles.icon} aria-hidden="true">
            {item.icon}
          </span>
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
