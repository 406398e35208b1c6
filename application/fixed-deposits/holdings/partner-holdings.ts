import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { PortfolioDeposit } from './held-deposits.ts';
import type { PassbookLine } from './passbook.ts';

export interface PartnerHoldings {
  deposits(options: CallOptions): Promise<Result<readonly PortfolioDeposit[], PortFailure>>;
  passbook(options: CallOptions): Promise<Result<readonly PassbookLine[], PortFailure>>;
}
export const PartnerHoldings = token<PartnerHoldings>('fixed-deposits/partner-holdings');
