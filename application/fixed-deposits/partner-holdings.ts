import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { HeldDeposit } from './held-deposits.ts';
import type { PassbookLine } from './passbook.ts';

/** What the investor has with the partner bank, as that bank keeps it. */
export interface PartnerHoldings {
  deposits(options: CallOptions): Promise<Result<readonly HeldDeposit[], PortFailure>>;
  passbook(options: CallOptions): Promise<Result<readonly PassbookLine[], PortFailure>>;
}
export const PartnerHoldings = token<PartnerHoldings>('fixed-deposits/partner-holdings');
