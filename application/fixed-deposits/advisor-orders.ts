import type { IssuerId } from '#domain/fixed-deposits/issuer.ts';
import type { Tenure } from '#domain/fixed-deposits/tenure.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Gender } from '#domain/platform/gender.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { DepositId, DepositOrderId } from './deposit-ids.ts';

/** Orders that an advisor has placed for the investor who is signed in. */
export interface AdvisorOrders {
  /** @param uniqueId what the address of the order ends with. */
  order(uniqueId: string, options: CallOptions): Promise<Result<AdvisorOrder, PortFailure>>;
  /** What the issuer will know of the investor. */
  investor(options: CallOptions): Promise<Result<AdvisedInvestor, PortFailure>>;
  /** Takes the booking up; without an address to pay at, the answer was no success. */
  resume(uniqueId: string, options: CallOptions): Promise<Result<ResumedOrder, PortFailure>>;
  /** The address of an order that is known by its number. */
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
  /** Of the embedded booking in which it is paid; absent where there is none. */
  readonly transactionId?: string;
  readonly depositName: string;
  readonly principal: Money;
  readonly totalInterest: Money;
  readonly maturityAmount: Money;
  readonly tenure: Tenure;
  readonly annualRatePercent: Percentage;
  /** In words, as the backend says it. */
  readonly payout: string;
}

export interface ResumedOrder {
  readonly paymentUrl: string | undefined;
}

/** Texts are empty where nothing is known yet. */
export interface AdvisedInvestor {
  readonly name: string;
  /** Ten digits. */
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
