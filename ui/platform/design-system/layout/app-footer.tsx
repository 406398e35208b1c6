import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './app-footer.module.css';
import { Logo } from '#ui/platform/design-system/foundations/logo.tsx';

export interface FooterLink {
  readonly label: string;
  /** A path of the app, or an absolute URL for other sites. */
  readonly to: string;
}

export interface AppFooterProps {
  readonly groups?: readonly { readonly title: string; readonly links: readonly FooterLink[] }[];
  /** The legally required text below the links. */
  readonly children?: ReactNode;
}

export function AppFooter({ groups = [], children }: AppFooterProps) {
  return (
    <footer className={styles.footer} data-ground="green">
      <div className={styles.inner}>
        <Logo />
        {groups.length > 0 && (
          <div className={styles.groups}>
            {groups.map((group) => (
              <nav key={group.title} aria-label={group.title}>
                <p className={styles.title}>{group.title}</p>
                <ul className={styles.links}>
                  {group.links.map((link) => (
                    <li key={link.to}>{linkElement(link)}</li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        )}
        {children !== undefined && <div className={styles.legal}>{children}</div>}
      </div>
    </footer>
  );
}

function linkElement({ label, to }: FooterLink) {
  if (to.startsWith('/')) {
    return (
      <Link className={styles.link} to={to}>
        {label}
      </Link>
    );
  }
  return (
    <a className={styles.link} href={to}>
      {label}
    </a>
  );
}
