import type { PassbookEntry } from '#domain/fixed-deposits/passbook.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';

/** Every rupee that went into deposits or came out of them, newest first. */
export interface Passbook {
  entries(options: CallOptions): Promise<Result<readonly PassbookEntry[], PortFailure>>;
}
export const Passbook = token<Passbook>('fixed-deposits/passbook');
