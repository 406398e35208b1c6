import {
  DEFAULT_EARLY_WITHDRAWAL,
  type EarlyWithdrawalTerms,
} from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import { Percentage } from '#domain/platform/percentage.ts';

interface EarlyWithdrawalWire {
  readonly lock_days?: number | undefined;
  readonly withdrawal_penalty?: string | undefined;
  readonly no_interest_days?: number | undefined;
}

/**
 * The early withdrawal terms of a wire row. For missing fields, the rule of the product documents
 * applies.
 */
export function earlyWithdrawalOf(row: EarlyWithdrawalWire): EarlyWithdrawalTerms {
  const { lock_days, withdrawal_penalty, no_interest_days } = row;
  return {
    lockInDays: lock_days ?? DEFAULT_EARLY_WITHDRAWAL.lockInDays,
    ...(withdrawal_penalty !== undefined && {
      withdrawalPenalty: Percentage.of(withdrawal_penalty),
    }),
    ...(no_interest_days !== undefined && { noInterestDays: no_interest_days }),
  };
}
