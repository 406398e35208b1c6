import { token } from './token.ts';

/** The fields of a form by name, as typed. */
export type DraftValues = Readonly<Record<string, string>>;

/**
 * What an investor typed and has not sent: encrypted, kept over reloads and expired sessions,
 * forgotten when sent, when the person signs out, or when somebody else signs in.
 */
export interface Drafts {
  read(form: string): Promise<DraftValues | undefined>;
  keep(form: string, values: DraftValues): Promise<void>;
  forget(form: string): Promise<void>;
}
export const Drafts = token<Drafts>('platform/drafts');
