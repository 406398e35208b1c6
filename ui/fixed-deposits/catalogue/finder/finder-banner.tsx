import Compass from 'lucide-react/icons/compass';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import styles from './finder-banner.module.css';
import { useReport } from '#ui/platform/errors/use-report.ts';
import { finderBannerCopy as copy } from './finder-banner-copy.ts';

export function FinderBanner() {
  const report = useReport();
  return (
    <section className={styles.banner} aria-labelledby="finder-banner">
      <Compass className={styles.icon} aria-hidden="true" />
      <div>
        <h2 id="finder-banner" className={styles.bannerTitle}>
          {copy.title}
        </h2>
        <p>{copy.text}</p>
      </div>
      <LinkButton to="/fd-finder" onClick={() => report.happened('Try FD Finder Clicked')}>
        {copy.action}
      </LinkButton>
    </section>
  );
}
