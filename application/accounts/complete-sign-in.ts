import type { SignInDestination } from '#domain/accounts/sign-in/sign-in-destination.ts';
import { destinationAfterSignIn } from '#domain/accounts/sign-in/sign-in-destination.ts';
import type { Result } from '#domain/platform/result.ts';
import { success } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import { JourneyKey, type JourneyStore } from '../platform/journey-store.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import type { Session } from '../platform/session.ts';
import type { CodeProof, SignIn } from './sign-in.ts';

/** Checks the code, begins the session, and says where the person goes. */
export class CompleteSignIn {
  constructor(
    private readonly signIn: SignIn,
    private readonly session: Session,
    private readonly journeyStore: JourneyStore,
  ) {}

  async run(
    proof: CodeProof,
    options: CallOptions,
  ): Promise<Result<SignInDestination, PortFailure>> {
    const wasKnown = this.session.current !== undefined;
    const verified = await this.signIn.verifyCode(proof, options);
    if (!verified.ok) return verified;
    const investor = verified.value;
    await this.session.begin(investor);
    const attemptedPath = this.journeyStore.read(JourneyKey.AttemptedPath);
    this.journeyStore.remove(JourneyKey.AttemptedPath);
    const facts = {
      wasKnown,
      isNewInvestor: investor.isNewInvestor,
      hasPan: investor.pan !== undefined,
      isBankSkipped: investor.isBankSkipped,
      isDematVerified: investor.isDematVerified,
      ...(attemptedPath !== undefined && { attemptedPath }),
    };
    return success(destinationAfterSignIn(facts));
  }
}
