import type { NewsItem } from '#domain/content/news.ts';
import { newsDateLabel } from '#domain/content/news-date.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useState } from 'react';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import styles from './news.module.css';
import { newsCopy as copy } from './copy.ts';

const FALLBACK = '/news/fallback.svg';

interface NewsCardProps {
  readonly item: NewsItem;
  /**
   * The server's current date. It is undefined until a reply contains it; the card then shows the
   * date of the item instead of "today".
   */
  readonly today: CalendarDate | undefined;
  /** True for the first card, whose picture is the largest contentful paint. */
  readonly isFirst: boolean;
}

/** A news item; the whole card links to the article and opens it in a new tab. */
export function NewsCard({ item, today, isFirst }: NewsCardProps) {
  const { date, name, heading, shortDescription, image = FALLBACK, newsUrl } = item;
  const [failed, setFailed] = useState<string>();
  const when = today === undefined ? formatDate(date) : newsDateLabel(date, today);
  return (
    <article className={styles.card}>
      <img
        className={styles.picture}
        src={failed === image ? FALLBACK : image}
        alt=""
        width="640"
        height="360"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(image)}
      />
      <div className={styles.words}>
        <p className={styles.line}>
          <span>{name}</span>
          {/* A changed text gets a new element (`key`), because changing it in place counts as
              a layout shift. */}
          <time key={when} dateTime={date.iso}>
            {when}
          </time>
        </p>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{shortDescription}</p>
        <a className={styles.more} href={newsUrl} target="_blank" rel="noopener noreferrer">
          {copy.readMore}
          <VisuallyHidden>
            : {heading} ({copy.inNewTab})
          </VisuallyHidden>
          <ArrowUpRight aria-hidden="true" />
        </a>
      </div>
    </article>
  );
}
