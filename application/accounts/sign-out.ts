import type { CallOptions } from '../platform/call-options.ts';
import { inBackground } from '../platform/in-background.ts';
import type { Reporting } from '../platform/reporting.ts';
import type { Session } from '../platform/session.ts';
import type { SignIn } from './sign-in.ts';

/** Ends the session at the server and, whatever the server says, on this device. */
export class SignOut {
  constructor(
    private readonly signIn: SignIn,
    private readonly session: Session,
    private readonly reporting: Reporting,
  ) {}

  async run(options: CallOptions): Promise<void> {
    await inBackground('sign-out', this.signIn.signOut(options), this.reporting);
    await this.session.end('signed-out');
  }
}
