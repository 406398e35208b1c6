import type { GeneratedAlways } from 'kysely';

export interface NewsArticlesTable {
  readonly id: GeneratedAlways<number>;
  /** The last part of the article's URL. */
  readonly slug: string;
  readonly published_on: string;
  /** The company and its short name. */
  readonly company: string;
  readonly symbol: string;
  readonly heading: string;
  readonly short_description: string;
  /** Paragraphs separated by blank lines. */
  readonly body: string;
  /** Null if the article has no picture. */
  readonly image: string | null;
}

/** An advisor (IFA) who wants to work with Vriddhi. */
export interface AdvisorRegistrationsTable {
  readonly id: GeneratedAlways<number>;
  readonly name: string;
  readonly location: string;
  readonly mobile: string;
  /** Lower case, so that addresses compare equal however they are typed. */
  readonly email: string;
  readonly registered_at: Date;
}

export interface ContactMessagesTable {
  readonly id: GeneratedAlways<number>;
  readonly name: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly message: string;
  readonly sent_at: Date;
  /** The investor in whose session the form was sent; null for a visitor. */
  readonly investor_id: number | null;
}

export interface ShareNotesTable {
  readonly id: GeneratedAlways<number>;
  readonly name: string | null;
  readonly whatsapp_number: string;
  readonly email: string | null;
  readonly sent_at: Date;
  /** The investor in whose session the form was sent; null for a visitor. */
  readonly investor_id: number | null;
}

declare module '#infrastructure/backend/database.ts' {
  interface Database {
    readonly news_articles: NewsArticlesTable;
    readonly advisor_registrations: AdvisorRegistrationsTable;
    readonly contact_messages: ContactMessagesTable;
    readonly share_notes: ShareNotesTable;
  }
}
