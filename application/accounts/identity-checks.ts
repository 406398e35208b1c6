import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';

/** Checks of what the identity page says when it leads back to a booking. */
export interface IdentityChecks {
  /** What the page has noted of the visit. */
  visitStatus(
    returned: IdentityReturn,
    options: CallOptions,
  ): Promise<Result<IdentityCheck, PortFailure>>;
  /** Whether the answer in the address is the page's own. */
  validate(
    returned: IdentityReturn,
    options: CallOptions,
  ): Promise<Result<IdentityCheck, PortFailure>>;
}
export const IdentityChecks = token<IdentityChecks>('accounts/identity-checks');

/** What the identity page adds to the address that it leads back to. */
export interface IdentityReturn {
  /** The issuer that asked for the identity. */
  readonly manufacturerId: string;
  readonly entryId: string;
  readonly referenceId: string;
  readonly data: string;
}

export type IdentityCheck =
  | { readonly isProved: true }
  | { readonly isProved: false; readonly message: string };
