import { Reporting } from '#application/platform/reporting.ts';
import { Compass } from 'lucide-react';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { usePort } from '../platform/injection.tsx';
import styles from './finder.module.css';
import { finderWords as words } from './finder-words.ts';

/** For who does not want to read a list. */
export function FinderBanner() {
  const reporting = usePort(Reporting);
  return (
    <section className={styles.banner} data-ground="paper" aria-labelledby="finder-banner">
      <Compass className={styles.icon} aria-hidden="true" />
      <div>
        <h2 id="finder-banner" className={styles.bannerTitle}>
          {words.bannerTitle}
        </h2>
        <p>{words.bannerText}</p>
      </div>
      <LinkButton to="/fd-finder" onClick={() => reporting.happened('Try FD Finder Clicked')}>
        {words.bannerAction}
      </LinkButton>
    </section>
  );
}
