export interface LegalText {
  readonly title: string;
  readonly lead: string;
  /** The date from which the text applies, such as `1 November 2026`. */
  readonly since: string;
  readonly sections: readonly LegalSection[];
}

interface LegalSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A bulleted list below the paragraphs. */
  readonly points?: readonly string[];
}
