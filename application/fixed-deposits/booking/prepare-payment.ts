import type { BankAccount, BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { DepositBooking } from '#application/platform/deposit-booking.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import { asksForPaymentMethod, type IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { PaymentMethod } from './deposit-nominations.ts';
import type { DepositOrderDraft } from './deposit-order-draft.ts';
import { lastPaymentMethod } from './last-payment-method.ts';
import type { PaymentFailureMark } from './payment-failure-mark.ts';

/** What the investor chooses before the payment of the order that this tab books. */
export interface PaymentChoices {
  readonly depositOrderId: DepositOrderId;
  /** The bank accounts to choose from; empty if the primary account is used without asking. */
  readonly accounts: readonly BankAccount[];
  /** The account that is chosen at first: the primary one. Undefined without a choice. */
  readonly accountId: number | undefined;
  /** Whether the investor chooses between UPI and net banking. */
  readonly isMethodAsked: boolean;
  /** The payment method that is chosen at first: the one used last. */
  readonly method: PaymentMethod;
}

/** This tab books no deposit. */
export interface NoOrderToPay {
  readonly kind: 'no-order';
}

export interface PreparePaymentDependencies {
  readonly bankAccounts: BankAccounts;
  readonly depositBooking: DepositBooking;
  readonly orderDraft: DepositOrderDraft;
  readonly failureMark: PaymentFailureMark;
  readonly drafts: Drafts;
}

/**
 * Determines what the investor must choose before a payment. Also removes the mark of an earlier
 * failed payment.
 */
export class PreparePayment {
  constructor(private readonly dependencies: PreparePaymentDependencies) {}

  /** @param by.methodIssuer the configured issuer whose deposits require a payment method */
  async run(
    { methodIssuer }: { readonly methodIssuer: IssuerId | undefined },
    options: CallOptions,
  ): Promise<Result<PaymentChoices, NoOrderToPay>> {
    const { bankAccounts, depositBooking, orderDraft, failureMark, drafts } = this.dependencies;
    failureMark.forget();
    const { depositOrderId } = depositBooking;
    if (depositOrderId === undefined) return failure({ kind: 'no-order' });
    const issuerId = orderDraft.readIssuer();
    const listed = await bankAccounts.list(options);
    // Without the list there is no choice, so the primary account is used.
    const accounts = listed.ok && listed.value.length > 1 ? listed.value : [];
    const chosen = accounts.find(({ isPrimary }) => isPrimary) ?? accounts[0];
    const isMethodAsked =
      issuerId !== undefined && asksForPaymentMethod(issuerId, { configured: methodIssuer });
    const accountId = chosen?.bankAccountId;
    const method = isMethodAsked ? await lastPaymentMethod(drafts) : PaymentMethod.Upi;
    return success({ depositOrderId, accounts, accountId, isMethodAsked, method });
  }
}
