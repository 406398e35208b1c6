import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './bottom-navigation.module.css';

export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
}

interface BottomNavigationProps {
  readonly items: readonly NavigationItem[];
  readonly label?: string;
}

/** The main navigation of a signed-in investor on phones, at the bottom of the screen. */
export function BottomNavigation({ items, label = 'Main places' }: BottomNavigationProps) {
  return (
    <nav className={styles.navigation} aria-label={label} data-bottom-navigation>
      {items.map((item) => (
        <NavLink key={item.to} to={item.to} className={styles.item ?? ''}>
          <span className={styles.icon} aria-hidden="true">
            {item.icon}
          </span>
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}
