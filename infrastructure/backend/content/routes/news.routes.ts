import { isNewsAbout, newsSearchTerm } from '#domain/content/news.ts';
import { newsQuery, newsReply } from '#infrastructure/content/news.wire.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { articleAddress } from '#infrastructure/backend/content/pages/articles.ts';

/** The header by which a client names itself to the news service; its value is not secret. */
const SERVICE_AUTH = 'x-service-auth';

/** Adds the public call for news: newest first, two per page. */
export function addNewsRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/news/news',
    summary: 'List news of pre-IPO companies, by search and page',
    access: 'optional',
    query: newsQuery,
    reply: newsReply,
    run: async ({ query, request, database }) => {
      requireService(request.headers[SERVICE_AUTH]);
      const search = newsSearchTerm(query.search);
      const articles = await database
        .selectFrom('news_articles')
        .select(['slug', 'published_on', 'company', 'symbol', 'heading'])
        .select(['short_description', 'image'])
        .orderBy('published_on', 'desc')
        .orderBy('id')
        .execute();
      const from = Number(query.offset);
      const data = articles
        .filter(({ company, symbol, heading }) =>
          isNewsAbout({ name: `${company} ${symbol}`, heading }, search),
        )
        .slice(from, from + Number(query.limit))
        .map((article) => ({
          date: article.published_on,
          name: article.company,
          heading: article.heading,
          shortDescription: article.short_description,
          image: article.image,
          newsUrl: articleAddress(sandbox, article.slug),
        }));
      return { status: 200, message: 'News', data };
    },
  });
}

function requireService(header: string | string[] | undefined): void {
  if (typeof header === 'string' && header.trim() !== '') return;
  const message = 'The news service requires the header x-service-auth.';
  throw new Refusal({ status: 403, code: 'unknown-service', message });
}
