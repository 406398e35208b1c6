import type { EarlyWithdrawalTerms } from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import type { RateCardRow } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type {
  DepositId,
  DepositOrderId,
} from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { QuotedDeposit } from '#application/fixed-deposits/catalogue/deposit-quotes.ts';

/**
 * The deposit being booked, as the order summary shows it and the start request sends it. Amounts
 * in rupees.
 */
export interface DepositOrderSummary extends QuotedDeposit {
  readonly depositId: DepositId;
  readonly depositName: string;
  readonly issuerName: string;
  readonly issuerId: IssuerId;
  readonly logoUrl: string;
  /** Whether the order uses the senior citizen rates. */
  readonly isSeniorCitizen: boolean;
  /** Whether the investor is a senior citizen and chose the regular rate. */
  readonly hasDeclinedSeniorRate?: boolean | undefined;
  /** Undefined if the stored order does not contain the terms. */
  readonly earlyWithdrawal?: EarlyWithdrawalTerms | undefined;
  /** Whether deposit insurance covers it; undefined if the issuer's data do not state it. */
  readonly isInsured?: boolean | undefined;
  readonly row: RateCardRow;
  /** All rows of the rate card with the chosen payout frequency. */
  readonly rows: readonly RateCardRow[];
  readonly maturityInstructionId?: number | undefined;
  /** Whether the investor wants to change the nominees before the payment. */
  readonly areNomineesAsked?: boolean | undefined;
  /** Whether the investor has taken back the consent to the terms. */
  readonly areTermsRefused?: boolean | undefined;
  /** Whether a better scheme was offered for this order; the app offers one at most once. */
  readonly wasUpgradeOffered: boolean;
  /**
   * Order id of a deposit that the investor repeats on purpose. Deposits up to this id are not
   * duplicates of the order.
   */
  readonly repeatOf?: DepositOrderId | undefined;
  /** Whether the investor continues although the app could not check for an earlier payment. */
  readonly isUncheckedAccepted?: boolean | undefined;
}
