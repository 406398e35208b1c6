import type { FinderAnswers } from '#domain/fixed-deposits/finder.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { DepositListing } from './deposit-catalogue.ts';

/** Finds deposits for somebody who answered two questions. */
export interface DepositFinder {
  find(
    answers: Required<FinderAnswers>,
    options: CallOptions,
  ): Promise<Result<readonly DepositListing[], PortFailure>>;
}
export const DepositFinder = token<DepositFinder>('fixed-deposits/deposit-finder');
