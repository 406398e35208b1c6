import type { Result } from '#domain/platform/result.ts';
import { failure, success } from '#domain/platform/result.ts';
import type { IdentityChecks, IdentityReturn } from '#application/accounts/identity-checks.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { UntilAnsweredOptions } from '#application/platform/retry-until-confirmed.ts';
import type { BookDeposit, BookingStep } from './book-deposit.ts';
import type { StartDepositFailure } from './start-deposit.ts';

export type ResumeBookingFailure =
  | StartDepositFailure
  /** The identity page reports a failure, or its parameters are not genuine. */
  | { readonly kind: 'identity-not-proved'; readonly message: string };

/** The parameters of a return from the identity page, if any. */
interface Return {
  readonly returned: IdentityReturn | undefined;
  /** The page of the app to which an external page returns. */
  readonly returnUrl: string;
}

/**
 * Resumes a booking. It verifies the result of the identity page first, and starts the order only
 * for a proved identity.
 */
export class ResumeBooking {
  constructor(
    private readonly checks: IdentityChecks,
    private readonly book: BookDeposit,
  ) {}

  async run(
    { returned, returnUrl }: Return,
    options: UntilAnsweredOptions,
  ): Promise<Result<BookingStep, ResumeBookingFailure>> {
    const proved = await this.identity(returned, options);
    return proved.ok ? this.book.run(returnUrl, options) : proved;
  }

  private async identity(
    returned: IdentityReturn | undefined,
    options: UntilAnsweredOptions,
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
