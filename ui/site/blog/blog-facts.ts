import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { articles } from './blog-articles.ts';

/** What the index shows of a piece. */
export interface ArticleCard {
  readonly path: string;
  readonly title: string;
  readonly author: string;
  readonly isoDate: string;
  /** Such as `17 Nov 2026`. */
  readonly date: string;
  readonly minutes: number;
  readonly picture: string;
}

export interface ArticleFacts extends ArticleCard {
  readonly paragraphs: readonly string[];
  readonly others: readonly ArticleCard[];
}

export function articleCards(): readonly ArticleCard[] {
  return articles.map(({ page, author, date, minutes, picture }) => ({
    path: page.path,
    title: page.title,
    author,
    isoDate: date,
    date: formatDate(CalendarDate.of(date)),
    minutes,
    picture,
  }));
}

/** Each piece with its text and the cards of the others. */
export function articleFacts(): readonly ArticleFacts[] {
  const cards = articleCards();
  return cards.map((card, index) => ({
    ...card,
    paragraphs: articles[index]?.paragraphs ?? [],
    others: cards.filter((other) => other !== card),
  }));
}
