import { token } from './token.ts';

/** The widget of the e-signing service, which runs in a frame. */
export interface SigningWidget {
  readonly mode: 'sandbox' | 'production';
  /** Without a slash at the end; the id of the document follows. */
  readonly address: string;
}

/** Where the app runs, as far as a person must be told. */
export interface Surroundings {
  /** No real money moves: every page says so. */
  readonly isSandbox: boolean;
  /** False where a reload signs the person out, because the page has no Web Crypto. */
  readonly keepsSession: boolean;
  /** The page with the sandbox's phone, where one-time codes arrive; undefined outside it. */
  sandboxAddress(): Promise<string | undefined>;
  /** Undefined where nobody says where it is. */
  signingWidget(): Promise<SigningWidget | undefined>;
}
export const Surroundings = token<Surroundings>('platform/surroundings');
