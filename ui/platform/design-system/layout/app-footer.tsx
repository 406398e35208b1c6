import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './app-footer.module.css';

interface AppFooterProps {
  /** The legally required text, one paragraph per line. */
  readonly children: ReactNode;
  readonly links?: readonly { readonly label: string; readonly to: string }[];
}

/** The foot of a page in the app. Public pages have a larger one. */
export function AppFooter({ children, links = [] }: AppFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {children}
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}
