import type { RequestSignInCode } from '#application/accounts/sign-in/request-sign-in-code.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import {
  mobileInput,
  mobileViolation,
  type MobileViolation,
} from '#domain/accounts/sign-in/mobile.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';

export interface LoginDependencies {
  readonly requestSignInCode: RequestSignInCode;
  readonly session: Session;
}

export class LoginViewModel {
  mobile: string;
  /** The server's reason for not sending a code now, including the waiting time. */
  refusal: string | undefined = undefined;
  readonly sending = new Command();

  constructor(private readonly dependencies: LoginDependencies) {
    // Prefill the number if the user comes back to correct it.
    this.mobile = dependencies.session.pendingMobile ?? '';
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    return () => this.sending.stop();
  }

  get violation(): MobileViolation | undefined {
    return mobileViolation(this.mobile);
  }

  typeMobile(text: string): void {
    this.mobile = mobileInput(text);
    this.refusal = undefined;
  }

  /** Requests a code. Returns undefined if the number is incomplete or a request is running. */
  async requestCode(): Promise<'sent' | 'failed' | undefined> {
    if (this.violation) return undefined;
    const { mobile } = this;
    this.refusal = undefined;
    const sent = await this.sending.run((options) =>
      this.dependencies.requestSignInCode.run(mobile, options),
    );
    if (sent === undefined) return undefined;
    if (sent.ok) return 'sent';
    runInAction(() => (this.refusal = waitIn(sent.failure)));
    return 'failed';
  }
}

/**
 * The server's message of a 400, which means too many codes or attempts: the number is valid, but
 * the user must wait.
 */
function waitIn(failure: PortFailure): string | undefined {
  return failure.kind === 'refused' && failure.status === 400 ? failure.message : undefined;
}
