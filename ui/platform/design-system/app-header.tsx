import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import styles from './app-header.module.css';
import { Logo } from './logo.tsx';

export interface AppHeaderProps {
  /** Where the logo leads. */
  readonly homeTo: string;
  /** Nothing but the logo, in the middle. */
  readonly isLogoOnly?: boolean;
  /** The logo opens its place beside this page, which stays as it is. */
  readonly opensHomeBeside?: boolean;
  /** The main places, shown on wide screens; phones have the bottom navigation. */
  readonly items?: readonly { readonly to: string; readonly label: string }[];
  /** Sign in, profile: at the end. */
  readonly aside?: ReactNode;
  /** The id of the page's main element, for the skip link. */
  readonly mainId?: string;
}

/** The head of the app: logo, main places, profile. */
export function AppHeader({
  homeTo,
  isLogoOnly = false,
  opensHomeBeside = false,
  items = [],
  aside,
  mainId = 'main',
}: AppHeaderProps) {
  return (
    <header className={styles.header} data-logo-only={isLogoOnly || undefined}>
      <a className={styles.skip} href={`#${mainId}`}>
        Skip to content
      </a>
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
              <NavLink key={item.to} className={styles.place ?? ''} to={item.to}>
                {item.label}
              </NavLink>
            ))}
          </nav>
        )}
        {!isLogoOnly && <div className={styles.aside}>{aside}</div>}
      </div>
    </header>
  );
}
