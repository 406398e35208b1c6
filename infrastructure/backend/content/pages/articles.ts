import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { html } from '#infrastructure/backend/third-parties/html.ts';
import { sendPage, serveFile } from '#infrastructure/backend/third-parties/third-party-page.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import styles from './article.css?raw';

const STYLES = '/sandbox/files/article.css';

/** The URL of an article; a news card opens it in a new tab. */
export function articleAddress({ config }: Sandbox, slug: string): string {
  return `${config.thirdPartyOrigin}/altsights/${slug}`;
}

export function addArticles(sandbox: Sandbox): void {
  const { app, thirdParties, database, config } = sandbox;
  // Redirects the links of the prerendered news page. When it is built, the third-party origin is
  // not known yet.
  app.get<{ Params: { slug: string } }>('/sandbox/altsights/:slug', ({ params }, reply) =>
    reply.redirect(articleAddress(sandbox, encodeURIComponent(params.slug))),
  );
  serveFile(thirdParties, { address: STYLES, text: styles });
  thirdParties.get<{ Params: { slug: string } }>('/altsights/:slug', async ({ params }, reply) => {
    const article = await database
      .selectFrom('news_articles')
      .selectAll()
      .where('slug', '=', params.slug)
      .executeTakeFirst();
    if (article === undefined) {
      const message = 'We could not find this article.';
      throw new Refusal({ status: 404, code: 'not-found', message });
    }
    const day = formatDate(CalendarDate.of(article.published_on));
    return sendPage(reply, {
      title: `${article.heading} · Altsights`,
      styles: [STYLES],
      body: html`<main class="article">
        <p class="paper">Altsights</p>
        <h1>${article.heading}</h1>
        <p class="line">${article.company}, ${day}</p>
        <p class="lead">${article.short_description}</p>
        ${article.body.split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)}
        <p class="note">
          A sample article of the sandbox. Company and figures are invented or illustrative, and
          nothing here is advice.
        </p>
        <p><a href="${config.appOrigin}/privatemarket/news">More news on Vriddhi</a></p>
      </main>`,
    });
  });
}
