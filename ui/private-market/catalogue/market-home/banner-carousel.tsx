// oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- pausing is not an action
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import styles from './banner-carousel.module.css';
import { type Banner, marketHomeCopy as copy } from './copy.ts';

const AUTOPLAY_MS = 3000;

interface BannerCarouselProps {
  readonly banners: readonly Banner[];
}

/**
 * Shows each banner for three seconds. It pauses on hover, on focus, by its button, and for people
 * who prefer reduced motion.
 */
export function BannerCarousel({ banners }: BannerCarouselProps) {
  const [at, setAt] = useState(0);
  const [isStopped, setIsStopped] = useState(prefersStillness);
  const [isHeld, setIsHeld] = useState(false);
  const isMoving = !isStopped && !isHeld;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setAt((now) => (now + 1) % banners.length), AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [isMoving, banners.length]);
  return (
    <section
      className={styles.carousel}
      aria-label={copy.banners}
      aria-roledescription="carousel"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div className={styles.slides} aria-live={isMoving ? 'off' : 'polite'}>
        {banners.map((banner, index) => (
          <div
            key={banner.title}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={copy.bannerOf(index + 1, banners.length)}
            data-shown={index === at || undefined}
            inert={index !== at}
          >
            <Slide banner={banner} />
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <IconButton
          label={isStopped ? copy.play : copy.pause}
          icon={isStopped ? <Play /> : <Pause />}
          onClick={() => setIsStopped(!isStopped)}
        />
        {banners.map((banner, index) => (
          <button
            key={banner.title}
            type="button"
            className={styles.dot}
            aria-label={copy.show(banner.title)}
            aria-current={index === at || undefined}
            onClick={() => setAt(index)}
          />
        ))}
      </div>
    </section>
  );
}

function Slide({ banner }: { readonly banner: Banner }) {
  const { title, text, action, to, tone, picture } = banner;
  return (
    <Card tone={tone} padding="large">
      <div className={styles.banner}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p>{text}</p>
          <LinkButton to={to}>{action}</LinkButton>
        </div>
        <img className={styles.picture} src={picture} alt="" />
      </div>
    </Card>
  );
}

function prefersStillness(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
