import text from './news.json?raw';

/** A piece of news, written for the sample world. */
export interface SampleArticle {
  readonly daysAgo: number;
  readonly slug: string;
  readonly company: string;
  readonly symbol: string;
  readonly heading: string;
  readonly lead: string;
  readonly body: readonly string[];
  /** Of the drawings in `ui/public/news`; some news has none. */
  readonly picture?: string;
}

export const sampleNews = JSON.parse(text) as readonly SampleArticle[];
