/** The forms of the public pages whose text is stored until it is sent. */
export const SiteForm = Object.freeze({
  Contact: 'contactMessage',
  AdvisorSignUp: 'advisorSignUp',
  InvestorNote: 'investorNote',
} as const);
export type SiteForm = (typeof SiteForm)[keyof typeof SiteForm];

/** The typed texts of a form, by field. */
export type SiteTexts<Field extends string = string> = Readonly<Record<Field, string>>;

/**
 * Stores what is typed on the public pages, encrypted and in this tab. If the browser cannot store
 * it, it lasts as long as the page.
 */
export interface SiteDrafts {
  /** Undefined if none is stored or it is unreadable. */
  read(form: SiteForm): Promise<Partial<SiteTexts> | undefined>;
  /** Replaces the stored texts of a form; empty ones delete them. */
  keep(form: SiteForm, texts: SiteTexts): Promise<void>;
}
