import { token } from './token.ts';

/** The widget of the e-signing service, which the app shows in a frame. */
export interface SigningWidget {
  readonly mode: 'sandbox' | 'production';
  /** URL without trailing slash, to which the document id is appended. */
  readonly address: string;
}

/** The facts about the runtime environment that screens depend on. */
export interface RuntimeEnvironment {
  /** Whether the app is a sandbox, where no real money moves; every page then says so. */
  readonly isSandbox: boolean;
  /** URL of the sandbox page that shows the one-time codes; undefined outside the sandbox. */
  sandboxAddress(): Promise<string | undefined>;
  /** The widget of the e-signing service; undefined if none is configured. */
  signingWidget(): Promise<SigningWidget | undefined>;
}
export const RuntimeEnvironment = token<RuntimeEnvironment>('platform/runtime-environment');
