import type { ContactMessage } from '#domain/content/contact-message.ts';

/**
 * Stores a message to customer support that is not sent yet, encrypted and in this tab. If the
 * browser cannot store it, it lasts as long as the page.
 */
export interface ContactDraft {
  /** Undefined if none is stored or it is unreadable. */
  read(): Promise<ContactMessage | undefined>;
  keep(form: ContactMessage): Promise<void>;
  forget(): Promise<void>;
}
