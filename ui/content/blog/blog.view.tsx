import { Page } from '../../platform/design-system/page.tsx';
import { PageHeader } from '../../platform/design-system/page-header.tsx';
import { articles, blogWords as words } from './blog-words.ts';
import styles from './blog.module.css';

/** Short pieces, one below the other. */
export function Blog() {
  return (
    <Page width="reading">
      <PageHeader title={words.title} text={words.lead} />
      <nav className={styles.contents} aria-label={words.contents}>
        <ol className={styles.list}>
          {articles.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {articles.map(({ id, title, minutes, paragraphs }) => (
        <article key={id} id={id} className={styles.article}>
          <h2>{title}</h2>
          <p className={styles.minutes}>
            {minutes} {words.minutes}
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </article>
      ))}
    </Page>
  );
}
