import type { ByRateColumn } from '#domain/fixed-deposits/rate-column.ts';
import type { Tenure } from '#domain/fixed-deposits/tenure.ts';
import type { Gender } from '#domain/platform/gender.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { DepositId, SchemeId } from './deposit-ids.ts';

/** Which scheme of the same deposit would bring this investor more. */
export interface RecommendedSchemes {
  /** The scheme, or undefined where nothing is better. */
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
