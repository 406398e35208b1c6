import type { DepositLike } from '#domain/fixed-deposits/holdings/deposit-like.ts';
import type { HeldDeposit } from './held-deposits.ts';

/** A deposit of the investor, booked here or held elsewhere, with what a screen shows of it. */
export interface KnownDeposit extends DepositLike {
  readonly name: string;
  readonly issuerName: string;
  /** Absent for a deposit that is held elsewhere. */
  readonly logoUrl?: string;
  /** The issuer's credit rating, such as `AA+ (stable), CRISIL`; absent if unknown. */
  readonly creditRating?: string;
  /** The ids in the address of its page; absent for a deposit without a page. */
  readonly booked?: Pick<HeldDeposit, 'depositOrderId' | 'depositId'>;
}
