import type { ByRateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { Gender } from '#domain/platform/gender.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { DepositId, SchemeId } from './deposit-ids.ts';

export interface RecommendedSchemes {
  /** The scheme that pays more than the given one; undefined if there is none. */
  insteadOf(
    scheme: {
      readonly schemeId: SchemeId;
      readonly gender?: Gender | undefined;
      readonly isSeniorCitizen: boolean;
    },
    options: CallOptions,
  ): Promise<Result<RecommendedScheme | undefined, PortFailure>>;
}
export const RecommendedSchemes = token<RecommendedSchemes>('fixed-deposits/recommended-schemes');

export interface RecommendedScheme {
  readonly depositId: DepositId;
  readonly schemeId: SchemeId;
  readonly tenure: Tenure;
  readonly rates: ByRateColumn<Percentage>;
}
