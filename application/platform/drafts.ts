import { token } from './token.ts';

/** The fields of a form by name, as typed. */
export type DraftValues = Readonly<Record<string, string>>;

/**
 * Form input that the investor has not sent yet. It is encrypted and survives reloads and expired
 * sessions. It is deleted once sent, on sign-out, and when another investor signs in.
 */
export interface Drafts {
  read(form: string): Promise<DraftValues | undefined>;
  /** For a visitor: the draft of the investor whose session expired on this device. */
  readLeftBehind(form: string): Promise<DraftValues | undefined>;
  keep(form: string, values: DraftValues): Promise<void>;
  forget(form: string): Promise<void>;
}
export const Drafts = token<Drafts>('platform/drafts');
