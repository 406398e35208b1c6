// oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- to hold still is no action
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Card } from '../platform/design-system/card.tsx';
import { IconButton } from '../platform/design-system/icon-button.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import styles from './banner-carousel.module.css';
import { type Banner, marketHomeWords as words } from './market-home-words.ts';

const AUTOPLAY_MS = 3000;

interface BannerCarouselProps {
  readonly banners: readonly Banner[];
}

/**
 * One banner after the other, every three seconds. It stands still under the pointer, with the
 * focus in it, when it is stopped, and for people who want less motion.
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
      aria-label={words.banners}
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
            aria-label={words.bannerOf(index + 1, banners.length)}
            data-shown={index === at || undefined}
            inert={index !== at}
          >
            <Slide banner={banner} />
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <IconButton
          label={isStopped ? words.play : words.pause}
          icon={isStopped ? <Play /> : <Pause />}
          onClick={() => setIsStopped(!isStopped)}
        />
        {banners.map((banner, index) => (
          <button
            key={banner.title}
            type="button"
            className={styles.dot}
            aria-label={words.show(banner.title)}
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
