import text from './news.json?raw';

export interface SampleArticle {
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

export const sampleNews = JSON.parse(text) as readonly SampleArticle[];
