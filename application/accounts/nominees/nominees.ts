import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';

export interface Nominees {
  list(options: CallOptions): Promise<Result<readonly Nominee[], PortFailure>>;
  relationships(options: CallOptions): Promise<Result<readonly Relationship[], PortFailure>>;
  /** Adds a nominee, or updates the one whose id is given. */
  save(nominee: NomineeToSave, options: CallOptions): Promise<Result<void, PortFailure>>;
  remove(nominee: Nominee, options: CallOptions): Promise<Result<void, PortFailure>>;
}
export const Nominees = token<Nominees>('accounts/nominees');

export type NomineeToSave = Omit<Nominee, 'id' | 'relationship'> & { readonly id?: number };

export interface Relationship {
  readonly relationshipId: number;
  /** The name of the relationship, such as `Mother`. */
  readonly label: string;
  /** Whether a person can have this relationship only once, such as mother. */
  readonly isOnceOnly: boolean;
}
