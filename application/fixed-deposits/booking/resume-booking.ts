import type { Result } from '#domain/platform/result.ts';
import { failure, success } from '#domain/platform/result.ts';
import type { IdentityChecks, IdentityReturn } from '#application/accounts/kyc/identity-checks.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { RetryUntilConfirmedOptions } from '#application/platform/retry-until-confirmed.ts';
import type { BookDeposit, BookingStep } from './book-deposit.ts';
import type { StartDepositFailure } from './start-deposit.ts';

export type ResumeBookingFailure =
  | StartDepositFailure
  /** The identity page reports a failure, or the parameters in the URL are not genuine. */
  | { readonly kind: 'identity-not-proved'; readonly message: string };

/** The return of the investor from an external page. */
interface Return {
  readonly returned: IdentityReturn | undefined;
  /** URL of the app's page to which an external page sends the investor back. */
  readonly returnUrl: string;
}

/**
 * Resumes a booking after the investor returns. If the investor comes from the identity page, it
 * first verifies the result, and continues only if the identity is proved.
 */
export class ResumeBooking {
  constructor(
    private readonly checks: IdentityChecks,
    private readonly book: BookDeposit,
  ) {}

  async run(
    { returned, returnUrl }: Return,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<BookingStep, ResumeBookingFailure>> {
    const proved = await this.identity(returned, options);
    return proved.ok ? this.book.run(returnUrl, options) : proved;
  }

  private async identity(
    returned: IdentityReturn | undefined,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<void, PortFailure | ResumeBookingFailure>> {
    if (returned === undefined) return success(undefined);
    const status = await this.checks.visitStatus(returned, options);
    if (!status.ok) return status;
    const check = status.value.isProved ? await this.checks.validate(returned, options) : status;
    if (!check.ok) return check;
    const { value } = check;
    if (value.isProved) return success(undefined);
    return failure({ kind: 'identity-not-proved', message: value.message });
  }
}
