import { useEffect, useRef } from 'react';
import { AnchorButton } from '#ui/platform/design-system/actions/anchor-button.tsx';
import { Logo } from '#ui/platform/design-system/foundations/logo.tsx';
import styles from './site-header.module.css';
import { investorMenu, visitorMenu } from '#ui/platform/routing/site-links.ts';

interface SiteHeaderProps {
  /** The path of the current page. */
  readonly path: string;
  readonly hasMenu: boolean;
}

/**
 * The header of the public pages. The HTML contains both menus, and CSS shows the one for a visitor
 * or an investor. No element moves when the scripts arrive.
 */
export function SiteHeader({ path, hasMenu }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a className={styles.home} href="/" aria-label="Vriddhi, home">
          <Logo />
        </a>
        {hasMenu && <Menu path={path} />}
        <div className={styles.aside}>
          <span data-for="visitor">
            <AnchorButton href="/login" size="small">
              Login
            </AnchorButton>
          </span>
          <span data-for="investor">
            <AnchorButton href="/Profile" size="small" kind="secondary">
              Profile
            </AnchorButton>
          </span>
        </div>
      </div>
    </header>
  );
}

function Menu({ path }: { readonly path: string }) {
  const toggle = useMenuThatCloses();
  return (
    <>
      <details ref={toggle} className={styles.toggle}>
        <summary className={styles.summary}>Menu</summary>
      </details>
      <nav className={styles.menu} aria-label="Main">
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
    <ul className={styles.places} data-for={visitor}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a className={styles.place} href={href} aria-current={href === path ? 'page' : undefined}>
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
