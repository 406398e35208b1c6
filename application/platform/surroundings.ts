import { token } from './token.ts';

/** Where the app runs, as far as a person must be told. */
export interface Surroundings {
  /** No real money moves: every page says so. */
  readonly isSandbox: boolean;
  /** False where a reload signs the person out, because the page has no Web Crypto. */
  readonly keepsSession: boolean;
  /** The page with the sandbox's phone, where one-time codes arrive; undefined outside it. */
  sandboxAddress(): Promise<string | undefined>;
}
export const Surroundings = token<Surroundings>('platform/surroundings');
