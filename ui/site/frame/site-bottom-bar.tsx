import styles from '#ui/platform/design-system/layout/bottom-navigation.module.css';
import { PlaceIcon } from '#ui/platform/shell/layouts/place-icons.tsx';
import { bottomPlaces, currentOnSite } from './site-places.ts';

/** The main places on phones: the bar of the app, with plain links. */
export function SiteBottomBar({ path }: { readonly path: string }) {
  return (
    <nav className={styles.navigation} aria-label="Main places" data-bottom-navigation>
      {bottomPlaces.map(({ to, label, section, readers }) => (
        <a
          key={to}
          className={styles.item}
          href={to}
          data-for={readers}
          aria-current={currentOnSite(to, path)}
        >
          <span className={styles.icon} aria-hidden="true">
            <PlaceIcon section={section} />
          </span>
          {label}
        </a>
      ))}
    </nav>
  );
}
