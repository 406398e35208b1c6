import { useEffect, useRef } from 'react';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { Logo } from '#ui/platform/design-system/foundations/logo.tsx';
import { investorMenu, visitorMenu } from '#ui/platform/routing/site-links.ts';
import { currentOnSite, sitePlaces } from './site-places.ts';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  /** The path of the current page. */
  readonly path: string;
  readonly hasMenu: boolean;
}

/**
 * The header of the public pages: the main places as in the app, and the menu of the product
 * documents as a second line, which phones show behind a button. The HTML contains the links of
 * visitors and investors, and CSS shows one of them. No element moves when the scripts arrive.
 */
export function SiteHeader({ path, hasMenu }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.home} href="/" aria-label="Vriddhi, home">
          <Logo />
        </a>
        {hasMenu && <MainPlaces path={path} />}
        <div className={styles.aside}>
          <span data-for="visitor">
            <AnchorButton href="/login" size="small">
              Sign in
            </AnchorButton>
          </span>
          <span data-for="investor">
            <AnchorButton href="/Profile" size="small" kind="secondary">
              Profile
            </AnchorButton>
          </span>
        </div>
      </div>
      {hasMenu && <Menu path={path} />}
    </header>
  );
}

function MainPlaces({ path }: { readonly path: string }) {
  return (
    <nav className={styles.places} aria-label="Main">
      {sitePlaces.map(({ to, label, readers }) => (
        <a
          key={to}
          className={styles.place}
          href={to}
          data-for={readers}
          aria-current={currentOnSite(to, path)}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

function Menu({ path }: { readonly path: string }) {
  const toggle = useMenuThatCloses();
  return (
    <>
      <details ref={toggle} className={styles.toggle}>
        <summary className={styles.summary}>Menu</summary>
      </details>
      <nav className={styles.menu} aria-label="Vriddhi menu">
        <MenuList links={visitorMenu} visitor="visitor" path={path} />
        <MenuList links={investorMenu} visitor="investor" path={path} />
      </nav>
    </>
  );
}

interface MenuListProps {
  readonly links: typeof visitorMenu;
  readonly visitor: 'visitor' | 'investor';
  readonly path: string;
}

function MenuList({ links, visitor, path }: MenuListProps) {
  return (
    <ul className={styles.pages} data-for={visitor}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a className={styles.page} href={href} aria-current={currentOnSite(href, path)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Closes the menu on a phone on Escape and after a link to the same page. */
function useMenuThatCloses() {
  const toggle = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => {
      if (toggle.current?.open !== true) return;
      toggle.current.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || toggle.current?.open !== true) return;
      close();
      toggle.current.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', onKey);
    window.addEventListener('hashchange', close);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('hashchange', close);
    };
  }, []);
  return toggle;
}
