import type { PassbookEntry } from '#domain/fixed-deposits/holdings/passbook.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type {
  DepositId,
  DepositOrderId,
} from '#application/fixed-deposits/catalogue/deposit-ids.ts';

/** All payments into and out of deposits, newest first. */
export interface Passbook {
  entries(options: CallOptions): Promise<Result<readonly PassbookLine[], PortFailure>>;
  /** All entries, and whether those of the partner bank are missing. */
  history(options: CallOptions): Promise<Result<PassbookHistory, PortFailure>>;
}
export const Passbook = token<Passbook>('fixed-deposits/passbook');

export interface PassbookHistory {
  readonly lines: readonly PassbookLine[];
  /** Whether entries of the partner bank are missing, because the bank did not answer. */
  readonly isPartnerMissing: boolean;
}

/**
 * A passbook entry; the ids are present if the deposit was booked through the app's own backend.
 */
export interface PassbookLine extends PassbookEntry {
  readonly depositOrderId?: DepositOrderId;
  readonly depositId?: DepositId;
  /**
   * Whether a withdrawal paid interest or the maturity amount; absent if the backend does not say.
   */
  readonly payoutOf?: 'interest' | 'maturity';
  /**
   * The account that the money came from or went to, such as `HDFC Bank, ending in 7093`; absent if
   * the backend does not name it.
   */
  readonly bankAccount?: string;
}
