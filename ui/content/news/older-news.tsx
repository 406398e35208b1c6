import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { useFacts } from '../../platform/front/facts.ts';
import type { NewsFacts } from './news-facts.ts';
import styles from './news.module.css';
import { newsWords as words } from './news-words.ts';

/** Where scripts are off nothing is loaded on scrolling: what is older stands here as a list. */
export function OlderNews() {
  const facts = useFacts<NewsFacts | null | undefined>();
  if (!facts) return <p>{words.withoutScripts}</p>;
  return (
    <section className={styles.older} aria-label={words.older}>
      <h2>{words.older}</h2>
      <ul className={styles.olderList}>
        {facts.older.map(({ date, heading, newsUrl }) => (
          <li key={newsUrl} className={styles.olderItem}>
            <a href={newsUrl} target="_blank" rel="noopener noreferrer">
              {heading}
            </a>
            <time dateTime={date}>{formatDate(CalendarDate.of(date))}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
