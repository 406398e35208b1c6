import type { SignInDestination } from '#domain/accounts/sign-in/sign-in-destination.ts';
import { destinationAfterSignIn } from '#domain/accounts/sign-in/sign-in-destination.ts';
import type { ReturnPath } from '#application/platform/return-path.ts';
import type { Session } from '#application/platform/session.ts';

/**
 * Determines the page that follows the sign-in, also for investors who are signed in already. If it
 * is the stored return path, that path is removed, so that it is used only once.
 */
export class LeaveSignIn {
  constructor(
    private readonly session: Session,
    private readonly returnPath: ReturnPath,
  ) {}

  /** @param visit.wasKnown whether this device stored a session before this sign-in */
  run({ wasKnown }: { readonly wasKnown: boolean }): SignInDestination {
    const { current: investor } = this.session;
    const attemptedPath = this.returnPath.take();
    return destinationAfterSignIn({
      wasKnown,
      isNewInvestor: investor?.isNewInvestor ?? false,
      hasPan: investor?.pan !== undefined,
      isBankStepComplete: investor?.isBankStepComplete ?? false,
      isDematVerified: investor?.isDematVerified ?? false,
      ...(attemptedPath !== undefined && { attemptedPath }),
    });
  }
}
