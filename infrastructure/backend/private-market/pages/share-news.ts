import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { html } from '#infrastructure/backend/third-parties/html.ts';
import { sendPage } from '#infrastructure/backend/third-parties/third-party-page.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';

/** News of a share, newest first. Each item links to a page of its newspaper. */
export async function newsOf(
  { config }: Sandbox,
  database: Kysely<Database>,
  page: { readonly shareId: number; readonly limit: number; readonly offset?: number },
) {
  const rows = await database
    .selectFrom('share_news')
    .selectAll()
    .where('share_id', '=', page.shareId)
    .orderBy('published_on', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset ?? 0)
    .execute();
  return rows.map(({ id, headline, source_url, published_on }) => ({
    headLine: headline,
    sourceUrl: `${config.thirdPartyOrigin}/press/${id}`,
    source: new URL(source_url).hostname,
    date: published_on,
  }));
}

export function addPress({ thirdParties, database }: Sandbox): void {
  thirdParties.get<{ Params: { id: string } }>('/press/:id', async ({ params }, reply) => {
    const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : 0;
    const article = await database
      .selectFrom('share_news')
      .innerJoin('shares as share', 'share.id', 'share_news.share_id')
      .select(['headline', 'source_url', 'published_on', 'share.name'])
      .where('share_news.id', '=', id)
      .executeTakeFirst();
    if (article === undefined) {
      const message = 'We could not find this article.';
      throw new Refusal({ status: 404, code: 'not-found', message });
    }
    const { headline, source_url, published_on, name } = article;
    const day = formatDate(CalendarDate.of(published_on));
    return sendPage(reply, {
      title: headline,
      body: html`<main>
        <p>${new URL(source_url).hostname}</p>
        <h1>${headline}</h1>
        <p>${day}, about ${name}</p>
        <p>A sample article. The paper is invented, and so is what it reports.</p>
      </main>`,
    });
  });
}
