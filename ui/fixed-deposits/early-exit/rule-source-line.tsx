import { needsReadingDay, type RuleSource } from '#domain/platform/dated.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { ruleCopy as copy } from './copy.ts';
import styles from './break-early.module.css';

/** The source of a rule, how it was read, and the day if the original was not read. */
export function RuleSourceLine({ source }: { readonly source: RuleSource }) {
  const { title, url, publisher, readOn, mark } = source;
  const read = needsReadingDay(source)
    ? copy.readOn(formatDate(readOn), publisher)
    : copy.publishedBy(publisher);
  return (
    <p className={styles.note}>
      {copy.source}:{' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        {title}
      </a>
      , {read} ({copy.marks[mark]}).
    </p>
  );
}
