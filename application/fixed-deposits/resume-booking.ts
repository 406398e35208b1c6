import type { Result } from '#domain/platform/result.ts';
import { failure, success } from '#domain/platform/result.ts';
import type { IdentityChecks, IdentityReturn } from '../accounts/identity-checks.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import type { UntilAnsweredOptions } from '../platform/until-answered.ts';
import type { BookDeposit, BookingStep } from './book-deposit.ts';
import type { StartDepositFailure } from './start-deposit.ts';

export type ResumeBookingFailure =
  | StartDepositFailure
  /** The identity page says no, or its answer is not its own. */
  | { readonly kind: 'identity-not-proved'; readonly message: string };

/** Where a booking comes back from the identity page, if it does. */
interface Return {
  readonly returned: IdentityReturn | undefined;
  /** The page of the app that an outside page returns to. */
  readonly returnUrl: string;
}

/**
 * Takes a booking up again. What the identity page brought is checked first: the start is repeated
 * only for an identity that is proved.
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
