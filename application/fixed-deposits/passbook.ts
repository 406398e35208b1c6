import type { PassbookEntry } from '#domain/fixed-deposits/passbook.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { DepositId, DepositOrderId } from './deposit-ids.ts';

/** Every rupee that went into deposits or came out of them, newest first. */
export interface Passbook {
  entries(options: CallOptions): Promise<Result<readonly PassbookLine[], PortFailure>>;
}
export const Passbook = token<Passbook>('fixed-deposits/passbook');

/** An entry with the deposit behind it, where that is one of ours. */
export interface PassbookLine extends PassbookEntry {
  readonly depositOrderId?: DepositOrderId;
  readonly depositId?: DepositId;
}
