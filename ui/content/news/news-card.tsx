import type { NewsItem } from '#domain/content/news.ts';
import { newsDateLabel } from '#domain/content/news-date.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { VisuallyHidden } from '../../platform/design-system/visually-hidden.tsx';
import styles from './news.module.css';
import { newsWords as words } from './news-words.ts';

const FALLBACK = '/news/fallback.svg';

interface NewsCardProps {
  readonly item: NewsItem;
  /** Undefined until a reply has told it: the date then stands for itself. */
  readonly today: CalendarDate | undefined;
  /** Its picture is in sight at once, and the largest thing that is. */
  readonly isFirst: boolean;
}

/** A piece of news: the whole card leads to the article, in a new tab. */
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
          {/* Another element for another wording: at the end of its line, one would move. */}
          <time key={when} dateTime={date.iso}>
            {when}
          </time>
        </p>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{shortDescription}</p>
        <a className={styles.more} href={newsUrl} target="_blank" rel="noopener noreferrer">
          {words.readMore}
          <VisuallyHidden>
            : {heading} ({words.inNewTab})
          </VisuallyHidden>
          <ArrowUpRight aria-hidden="true" />
        </a>
      </div>
    </article>
  );
}
