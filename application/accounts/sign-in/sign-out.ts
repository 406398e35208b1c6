import type { CallOptions } from '#application/platform/call-options.ts';
import { inBackground } from '#application/platform/in-background.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { Session } from '#application/platform/session.ts';
import type { SignIn } from './sign-in.ts';

export interface SignOutDependencies {
  readonly signIn: SignIn;
  readonly session: Session;
  readonly reporting: Reporting;
}

/**
 * Ends the session on the server and on this device. On the device it ends even if the server
 * fails.
 */
export class SignOut {
  constructor(private readonly dependencies: SignOutDependencies) {}

  async run(options: CallOptions): Promise<void> {
    const { signIn, session, reporting } = this.dependencies;
    await inBackground('sign-out', signIn.signOut(options), reporting);
    await session.end('signed-out');
  }
}
