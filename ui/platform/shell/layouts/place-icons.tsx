import type { ReactNode } from 'react';
import type { MainPlace } from './places.ts';
import styles from './place-icons.module.css';

interface Drawing {
  /** Outlines. */
  readonly lines: string;
  /** The leaf of the logo, filled. */
  readonly leaf: string;
}

/** The icons of the main places, on a grid of 24: outlines and one leaf of the logo. */
const drawings = {
  home: {
    lines: 'M3.5 11 12 3.8l8.5 7.2M5.8 9.4v9.1a2 2 0 0 0 2 2h8.4a2 2 0 0 0 2-2V9.4M12 20.5v-4',
    leaf: 'M12 17c-.2-3.6 1.5-5.8 4.2-6.2.3 3.4-1.2 5.8-4.2 6.2Z',
  },
  deposits: {
    lines: 'M4.5 20.5h15M12 20.5v-9M12 15.2C8.3 15.2 5.6 13 5.2 8.9c4.1 0 6.8 2.3 6.8 6.3Z',
    leaf: 'M12 12c-.3-4.8 2.3-8 6.8-8.6.4 4.8-2.2 8.2-6.8 8.6Z',
  },
  shares: {
    lines: 'M4.6 20.5v-4.5M11.4 20.5v-7.5M18.2 20.5V11',
    leaf: 'M18.2 12c-.3-5 1-8 3.6-9.5-5.6-.9-9.7 2.5-8.6 7.6 1.9-.4 3.6.2 5 1.9Z',
  },
  portfolio: {
    lines: 'M20.3 14.2A8.7 8.7 0 1 1 9.8 3.7v8.5a2 2 0 0 0 2 2Z',
    leaf: 'M13.3 10.7c-.2-4.4 2.3-7.3 7.4-7.4.3 4.8-2.5 7.5-7.4 7.4Z',
  },
  activity: {
    lines: 'M4 8h12.5M13 4.5 16.5 8 13 11.5M20 17H12',
    leaf: 'M4.2 17c2.5-3.8 5.3-3.8 7.8 0-2.5 3.8-5.3 3.8-7.8 0Z',
  },
  news: {
    lines: 'M4 5.5h12.5v13a2 2 0 0 0 2 2H6a2 2 0 0 1-2-2ZM16.5 10H20v8.5a2 2 0 0 1-4 0M7 16.5h6',
    leaf: 'M7 13c-.2-3 1.5-4.9 5-5 .2 3.2-1.6 5.1-5 5Z',
  },
  'sign-in': {
    lines: 'M4.8 20.5c.6-4 3.3-6.3 7.2-6.3s6.6 2.3 7.2 6.3',
    leaf: 'M12 11.8c-4-.6-5.3-4.3-3.6-8.3 4.6.3 6.6 4 3.6 8.3Z',
  },
} as const satisfies Record<MainPlace['section'], Drawing>;

export function PlaceIcon({ section }: Pick<MainPlace, 'section'>): ReactNode {
  const { lines, leaf } = drawings[section];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.lines} d={lines} />
      <path className={styles.leaf} d={leaf} />
    </svg>
  );
}
