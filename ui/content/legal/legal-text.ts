/** A text to read from top to bottom. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  /** In words, such as `1 November 2026`. */
  readonly since: string;
  readonly sections: readonly LegalSection[];
}

interface LegalSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Points below the paragraphs. */
  readonly points?: readonly string[];
}
