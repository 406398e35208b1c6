import { Reporting } from '#application/platform/reporting.ts';
import Compass from 'lucide-react/icons/compass';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { usePort } from '#ui/platform/injection.tsx';
import styles from '#ui/fixed-deposits/catalogue/finder/finder.module.css';
import { finderCopy as copy } from './finder-copy.ts';

export function FinderBanner() {
  const reporting = usePort(Reporting);
  return (
    <section className={styles.banner} data-ground="paper" aria-labelledby="finder-banner">
      <Compass className={styles.icon} aria-hidden="true" />
      <div>
        <h2 id="finder-banner" className={styles.bannerTitle}>
          {copy.bannerTitle}
        </h2>
        <p>{copy.bannerText}</p>
      </div>
      <LinkButton to="/fd-finder" onClick={() => reporting.happened('Try FD Finder Clicked')}>
        {copy.bannerAction}
      </LinkButton>
    </section>
  );
}
