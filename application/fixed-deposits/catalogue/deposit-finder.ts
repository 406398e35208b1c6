import type { FinderAnswers } from '#domain/fixed-deposits/catalogue/finder.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { DepositListing } from './deposit-catalogue.ts';

export interface DepositFinder {
  find(
    answers: Required<FinderAnswers>,
    options: CallOptions,
  ): Promise<Result<readonly DepositListing[], PortFailure>>;
}
export const DepositFinder = token<DepositFinder>('fixed-deposits/deposit-finder');
