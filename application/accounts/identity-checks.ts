import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';

/** Verifies what the identity page returns to a booking. */
export interface IdentityChecks {
  visitStatus(
    returned: IdentityReturn,
    options: CallOptions,
  ): Promise<Result<IdentityCheck, PortFailure>>;
  /** Whether the parameters in the address really come from the identity page. */
  validate(
    returned: IdentityReturn,
    options: CallOptions,
  ): Promise<Result<IdentityCheck, PortFailure>>;
}
export const IdentityChecks = token<IdentityChecks>('accounts/identity-checks');

/** The parameters that the identity page adds to the return address. */
export interface IdentityReturn {
  /** The issuer that requested the identity check. */
  readonly manufacturerId: string;
  readonly entryId: string;
  readonly referenceId: string;
  readonly data: string;
}

export type IdentityCheck =
  | { readonly isProved: true }
  | { readonly isProved: false; readonly message: string };
