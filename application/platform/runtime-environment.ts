import { token } from './token.ts';

/** The e-signing service's widget, which runs in a frame. */
export interface SigningWidget {
  readonly mode: 'sandbox' | 'production';
  /** Without a trailing slash; the document id follows. */
  readonly address: string;
}

/** The runtime environment, as far as users need to know it. */
export interface RuntimeEnvironment {
  /** True if no real money moves; every page says so. */
  readonly isSandbox: boolean;
  /** False if a reload signs the user out, because Web Crypto is unavailable. */
  readonly keepsSession: boolean;
  /**
   * The page with the sandbox's phone, which shows one-time codes; undefined outside the sandbox.
   */
  sandboxAddress(): Promise<string | undefined>;
  /** Undefined if no widget is configured. */
  signingWidget(): Promise<SigningWidget | undefined>;
}
export const RuntimeEnvironment = token<RuntimeEnvironment>('platform/surroundings');
