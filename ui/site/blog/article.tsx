import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { useFacts } from '#ui/site/document/facts.ts';
import { ArticleLine, ArticleList } from './article-list.tsx';
import type { ArticleFacts } from './blog-facts.ts';
import { blogCopy as copy } from './copy.ts';
import styles from './blog.module.css';

/** One piece. Its text is data of the page, so all pieces share their scripts. */
export function Article() {
  const article = useFacts<ArticleFacts>();
  return (
    <Page width="reading">
      <article className={styles.article}>
        <PageHeader
          eyebrow={
            <a className={styles.back} href="/blog">
              {copy.back}
            </a>
          }
          title={article.title}
          text={<ArticleLine card={article} />}
        />
        <img className={styles.picture} src={article.picture} alt="" width="640" height="360" />
        <div className={styles.text}>
          {article.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </article>
      <nav className={styles.others} aria-labelledby="more-articles">
        <h2 id="more-articles" className={styles.heading}>
          {copy.others}
        </h2>
        <ArticleList cards={article.others} />
      </nav>
    </Page>
  );
}
