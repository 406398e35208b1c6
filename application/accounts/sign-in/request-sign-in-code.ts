import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CodeTimer } from './code-timer.ts';
import type { SignIn } from './sign-in.ts';

export interface RequestSignInCodeDependencies {
  readonly signIn: SignIn;
  readonly session: Session;
  readonly codeTimer: CodeTimer;
}

/**
 * Sends the first sign-in code to a mobile number. Starts the countdown to the next code, and
 * stores the number for the screen that asks for the code.
 */
export class RequestSignInCode {
  constructor(private readonly dependencies: RequestSignInCodeDependencies) {}

  async run(mobile: string, options: CallOptions): Promise<Result<void, PortFailure>> {
    const { signIn, session, codeTimer } = this.dependencies;
    const sent = await signIn.requestCode(mobile, options);
    if (!sent.ok) return sent;
    codeTimer.markSent(new Date());
    await session.rememberMobile(mobile);
    return sent;
  }
}
