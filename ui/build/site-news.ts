import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newsSettingsFrom } from '#infrastructure/content/news-settings.ts';
import type { PlainNews } from '#ui/site/news/news-facts.ts';
import { repositoryRoot } from './folders.ts';

type Settings = Readonly<Record<string, string | undefined>>;

const PICTURES = 'ui/public/news';
const SAMPLE = 'infrastructure/backend/content/seed/sample/news.json';
const INDIA_AHEAD_OF_UTC = 5.5 * 3_600_000;
const DAY = 86_400_000;
/**
 * Number of news items in the prerendered page, for readers without scripting. With scripting, the
 * page starts with two.
 */
const MOST = 50;

interface SampleArticle {
  readonly daysAgo: number;
  readonly slug: string;
  readonly company: string;
  readonly heading: string;
  readonly lead: string;
  readonly picture?: string;
}

/**
 * The news to prerender, newest first: the sandbox's samples, or those of the configured service.
 * Undefined if the service does not reply; the page then loads its news itself.
 */
export async function newsForPages(
  settings: Settings = process.env,
): Promise<readonly PlainNews[] | undefined> {
  if ((settings['VITE_ENVIRONMENT'] ?? 'sandbox') === 'sandbox') return sampleNews();
  const address = settings['VITE_API_NEWS'];
  if (address === undefined) return undefined;
  try {
    return await newsOf(address, settings);
  } catch (error) {
    console.warn(`The news page is prerendered without news: ${String(error)}`);
    return undefined;
  }
}

/**
 * The sandbox's sample news. The links lead to the sandbox, which redirects to its news site: that
 * site's URL is known only at run time.
 */
function sampleNews(): readonly PlainNews[] {
  const articles = JSON.parse(
    readFileSync(join(repositoryRoot, SAMPLE), 'utf8'),
  ) as readonly SampleArticle[];
  const now = Date.now() + INDIA_AHEAD_OF_UTC;
  return articles.map(({ daysAgo, slug, company, heading, lead, picture }, index) => ({
    date: new Date(now - daysAgo * DAY).toISOString().slice(0, 10),
    name: company,
    heading,
    shortDescription: lead,
    image: picture === undefined ? null : pictureFor(picture, index === 0),
    newsUrl: `/sandbox/altsights/${slug}`,
  }));
}

/**
 * The URL of a picture. The first one is small and the largest contentful paint of the page, so it
 * is inlined as a data URL.
 */
function pictureFor(picture: string, isFirst: boolean): string {
  if (!isFirst) return `/news/${picture}.svg`;
  const drawing = readFileSync(join(repositoryRoot, PICTURES, `${picture}.svg`), 'utf8');
  return `data:image/svg+xml,${encodeURIComponent(drawing.trim())}`;
}

async function newsOf(address: string, settings: Settings): Promise<readonly PlainNews[]> {
  const { path, serviceHeader, serviceKey } = newsSettingsFrom(settings);
  const query = new URLSearchParams({ search: '', offset: '0', limit: String(MOST) });
  const reply = await fetch(`${address}${path}?${query}`, {
    headers: { accept: 'application/json', [serviceHeader]: serviceKey },
    signal: AbortSignal.timeout(10_000),
  });
  if (!reply.ok) throw new Error(`the news service answered ${reply.status}`);
  const { data } = (await reply.json()) as { readonly data: readonly Record<string, unknown>[] };
  return data.map(plainNews);
}

/** Accepts only text, dates and http or https URLs. */
function plainNews(row: Record<string, unknown>): PlainNews {
  const { date, name, heading, shortDescription, image, newsUrl } = row;
  const texts = [date, name, heading, shortDescription, newsUrl];
  const isFine =
    texts.every((text) => typeof text === 'string' && text.trim() !== '') &&
    /^\d{4}-\d{2}-\d{2}$/.test(String(date)) &&
    /^https?:\/\//i.test(String(newsUrl));
  if (!isFine) throw new Error('a news item of the service is invalid');
  return {
    date: String(date),
    name: String(name),
    heading: String(heading),
    shortDescription: String(shortDescription),
    image: typeof image === 'string' && image.trim() !== '' ? image : null,
    newsUrl: String(newsUrl),
  };
}
