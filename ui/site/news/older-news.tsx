import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { useFacts } from '#ui/site/document/facts.ts';
import type { NewsFacts } from './news-facts.ts';
import styles from './news.module.css';
import { newsCopy as copy } from './copy.ts';

/** Without scripting, infinite scrolling does not work, so older news are listed here. */
export function OlderNews() {
  const facts = useFacts<NewsFacts | null | undefined>();
  if (!facts) return <p>{copy.withoutScripts}</p>;
  return (
    <section className={styles.older} aria-label={copy.older}>
      <h2>{copy.older}</h2>
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
