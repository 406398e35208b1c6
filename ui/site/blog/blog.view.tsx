import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { articles, blogCopy as copy } from './blog-copy.ts';
import styles from './blog.module.css';

export function Blog() {
  return (
    <Page width="reading">
      <PageHeader title={copy.title} text={copy.lead} />
      <nav className={styles.contents} aria-label={copy.contents}>
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
            {minutes} {copy.minutes}
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </article>
      ))}
    </Page>
  );
}
