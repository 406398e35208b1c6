import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';

/** Verifies the result in the URL by which the identity page returns the investor to a booking. */
export interface IdentityChecks {
  visitStatus(
    returned: IdentityReturn,
    options: CallOptions,
  ): Promise<Result<IdentityCheck, PortFailure>>;
  /** Checks that the parameters in the URL really come from the identity page. */
  validate(
    returned: IdentityReturn,
    options: CallOptions,
  ): Promise<Result<IdentityCheck, PortFailure>>;
}
export const IdentityChecks = token<IdentityChecks>('accounts/identity-checks');

/** The parameters that the identity page adds to the URL when it sends the investor back. */
export interface IdentityReturn {
  /** Id of the issuer that requested the identity check. */
  readonly manufacturerId: string;
  readonly entryId: string;
  readonly referenceId: string;
  readonly data: string;
}

export type IdentityCheck =
  { readonly isProved: true } | { readonly isProved: false; readonly message: string };
