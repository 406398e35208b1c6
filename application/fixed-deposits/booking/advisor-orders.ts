import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import type { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Gender } from '#domain/platform/gender.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type {
  DepositId,
  DepositOrderId,
} from '#application/fixed-deposits/catalogue/deposit-ids.ts';

/** Deposit orders that an advisor placed for the signed-in investor. */
export interface AdvisorOrders {
  /**
   * Loads an order.
   *
   * @param uniqueId the id in the URL of the order
   */
  order(uniqueId: string, options: CallOptions): Promise<Result<AdvisorOrder, PortFailure>>;
  /** The investor's details as they will be sent to the issuer. */
  investor(options: CallOptions): Promise<Result<AdvisedInvestor, PortFailure>>;
  /** Resumes the booking of an order. If the reply has no payment URL, the booking has failed. */
  resume(uniqueId: string, options: CallOptions): Promise<Result<ResumedOrder, PortFailure>>;
  /** The id in the URL of an order. */
  uniqueIdOf(
    depositOrderId: DepositOrderId,
    options: CallOptions,
  ): Promise<Result<string, PortFailure>>;
}
export const AdvisorOrders = token<AdvisorOrders>('fixed-deposits/advisor-orders');

export interface AdvisorOrder {
  readonly depositOrderId: DepositOrderId;
  readonly depositId: DepositId;
  readonly investorId: number;
  readonly advisorName: string;
  readonly issuerId: IssuerId;
  /** Id of the embedded booking with which the order is paid; absent if there is none. */
  readonly transactionId?: string;
  readonly depositName: string;
  readonly principal: Money;
  readonly totalInterest: Money;
  readonly maturityAmount: Money;
  readonly tenure: Tenure;
  readonly annualRatePercent: Percentage;
  /** The payout frequency, worded as in the backend's reply. */
  readonly payout: string;
  readonly issuerName?: string;
  readonly logoUrl?: string;
}

export interface ResumedOrder {
  readonly paymentUrl: string | undefined;
}

/** The investor's details as they will be sent to the issuer; unknown texts are empty. */
export interface AdvisedInvestor {
  readonly name: string;
  /** Ten digits, without the country code. */
  readonly mobile: string;
  readonly email: string;
  readonly addresses: readonly { readonly line1: string; readonly pincode: string }[];
  readonly isIndianResident: boolean;
  readonly isMarried: boolean;
  readonly gender?: Gender;
  readonly placeOfBirth: string;
  readonly occupation: string;
  readonly annualIncome: string;
  readonly incomeSource: string;
  readonly bankAccounts: readonly AdvisedBankAccount[];
  readonly nominees: readonly AdvisedNominee[];
}

export interface AdvisedBankAccount {
  readonly bankName: string;
  readonly logoUrl: string;
  readonly accountNumber: string;
  readonly ifsc: string;
  readonly branchName: string;
}

export interface AdvisedNominee {
  readonly fullName: string;
  readonly relationship: string;
  readonly dateOfBirth: CalendarDate;
  readonly addressLine1: string;
}
