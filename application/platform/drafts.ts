import { token } from './token.ts';

/** The values of a form's fields as typed, by field name. */
export type DraftValues = Readonly<Record<string, string>>;

/**
 * Stores form input that the investor has not sent yet. Drafts are encrypted, and survive reloads
 * and expired sessions. A draft is deleted once its form is sent, on sign-out, and when another
 * investor signs in.
 */
export interface Drafts {
  /**
   * Whether the device stores what was kept last. Otherwise, and for a visitor, it lasts as long as
   * the page.
   */
  readonly isStored: boolean;
  /** Whether the device could be read last. Otherwise its drafts are unknown, and stay on it. */
  readonly isReadable: boolean;
  read(form: string): Promise<DraftValues | undefined>;
  /**
   * The draft of the investor whose session expired on this device. It can be read until the next
   * sign-in.
   */
  readLeftBehind(form: string): Promise<DraftValues | undefined>;
  keep(form: string, values: DraftValues): Promise<void>;
  /** Stores what `edit` makes of the stored draft, which other tabs may have changed. */
  change(form: string, edit: (values: DraftValues | undefined) => DraftValues): Promise<void>;
  forget(form: string): Promise<void>;
}
export const Drafts = token<Drafts>('platform/drafts');

/**
 * Drafts that are not sent. Those that were stored stay so if newer ones have no space on the
 * device.
 */
export const LastingDrafts = token<Drafts>('platform/lasting-drafts');
