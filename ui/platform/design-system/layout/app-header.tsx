import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './app-header.module.css';
import { Logo } from '#ui/platform/design-system/foundations/logo.tsx';

interface HeaderItem {
  readonly to: string;
  readonly label: string;
  /** `page` for the page itself, `true` for another page of its section. */
  readonly current?: 'page' | 'true' | undefined;
}

export interface AppHeaderProps {
  /** The target of the logo link. */
  readonly homeTo: string;
  /** Shows only the logo, centred. */
  readonly isLogoOnly?: boolean;
  /** True if the logo link opens in a new tab. */
  readonly opensHomeBeside?: boolean;
  /** Main navigation links for wide screens; phones have the bottom navigation. */
  readonly items?: readonly HeaderItem[];
  /** Content at the end of the header, such as the sign-in link. */
  readonly aside?: ReactNode;
}

export function AppHeader({
  homeTo,
  isLogoOnly = false,
  opensHomeBeside = false,
  items = [],
  aside,
}: AppHeaderProps) {
  return (
    <header className={styles.header} data-logo-only={isLogoOnly || undefined}>
      <div className={styles.inner}>
        {opensHomeBeside ? (
          <a
            className={styles.home}
            href={homeTo}
            target="_blank"
            rel="noopener noreferrer"
            aria-label="Vriddhi, home, in a new tab"
          >
            <Logo />
          </a>
        ) : (
          <Link className={styles.home} to={homeTo} aria-label="Vriddhi, home">
            <Logo />
          </Link>
        )}
        {items.length > 0 && (
          <nav className={styles.places} aria-label="Main">
            {items.map((item) => (
              <Link key={item.to} className={styles.place} to={item.to} aria-current={item.current}>
                {item.label}
              </Link>
            ))}
          </nav>
        )}
        {!isLogoOnly && <div className={styles.aside}>{aside}</div>}
      </div>
    </header>
  );
}
