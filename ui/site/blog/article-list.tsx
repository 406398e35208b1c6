import type { ArticleCard } from './blog-facts.ts';
import { blogCopy as copy } from './copy.ts';
import styles from './blog.module.css';

/** Links to pieces, each with its picture, author and date. */
export function ArticleList({ cards }: { readonly cards: readonly ArticleCard[] }) {
  return (
    <ol className={styles.list}>
      {cards.map((card) => (
        <li key={card.path}>
          <a className={styles.card} href={card.path}>
            <img className={styles.thumbnail} src={card.picture} alt="" width="128" height="72" />
            <span className={styles.words}>
              <strong>{card.title}</strong>
              <ArticleLine card={card} />
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Who wrote a piece and when, and how long it is. */
export function ArticleLine({ card }: { readonly card: ArticleCard }) {
  const { author, isoDate, date, minutes } = card;
  return (
    <span className={styles.facts}>
      <span>
        {copy.by} {author}
      </span>{' '}
      <span>
        <time dateTime={isoDate}>{date}</time> · {minutes} {copy.minutes}
      </span>
    </span>
  );
}
