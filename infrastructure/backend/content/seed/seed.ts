import type { Sandbox } from '#infrastructure/backend/context.ts';
import text from './sample/news.json?raw';

interface SampleArticle {
  readonly daysAgo: number;
  readonly slug: string;
  readonly company: string;
  readonly symbol: string;
  readonly heading: string;
  readonly lead: string;
  readonly body: readonly string[];
  /** The file name of a picture in `ui/public/news`, if the article has one. */
  readonly picture?: string;
}

const sampleNews = JSON.parse(text) as readonly SampleArticle[];

/** Seeds news of the last six months; the newest article is from today. */
export async function seedNews({ database, clock }: Sandbox): Promise<void> {
  const today = clock.today();
  const rows = sampleNews.map((article) => ({
    slug: article.slug,
    published_on: today.plus({ days: -article.daysAgo }).iso,
    company: article.company,
    symbol: article.symbol,
    heading: article.heading,
    short_description: article.lead,
    body: article.body.join('\n\n'),
    image: article.picture === undefined ? null : `/news/${article.picture}.svg`,
  }));
  await database.insertInto('news_articles').values(rows).execute();
}
