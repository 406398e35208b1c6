import type { GeneratedAlways } from 'kysely';

/** A piece of news, with the article behind it. */
export interface NewsArticlesTable {
  readonly id: GeneratedAlways<number>;
  /** In the address of the article. */
  readonly slug: string;
  readonly published_on: string;
  /** The company, and what people call it for short. */
  readonly company: string;
  readonly symbol: string;
  readonly heading: string;
  readonly short_description: string;
  /** Paragraphs with a blank line between them. */
  readonly body: string;
  /** Absent where there is no picture. */
  readonly image: string | null;
}

/** An advisor (IFA) who wants to work with us. */
export interface AdvisorRegistrationsTable {
  readonly id: GeneratedAlways<number>;
  readonly name: string;
  readonly location: string;
  readonly mobile: string;
  /** In small letters: an address is the same however it is typed. */
  readonly email: string;
  readonly registered_at: Date;
}

/** What came by the contact form. */
export interface ContactMessagesTable {
  readonly id: GeneratedAlways<number>;
  readonly name: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly message: string;
  readonly sent_at: Date;
}

/** An investor note that was sent by WhatsApp. */
export interface ShareNotesTable {
  readonly id: GeneratedAlways<number>;
  readonly name: string | null;
  readonly whatsapp_number: string;
  readonly email: string | null;
  readonly sent_at: Date;
}

export interface ContentTables {
  readonly news_articles: NewsArticlesTable;
  readonly advisor_registrations: AdvisorRegistrationsTable;
  readonly contact_messages: ContactMessagesTable;
  readonly share_notes: ShareNotesTable;
}
