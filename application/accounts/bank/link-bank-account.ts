import type { BankDestination } from '#domain/accounts/bank/bank-destination.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { type AfterBankDependencies, takeDestinationAfterBank } from './after-bank.ts';
import type { BankAccounts } from './bank-accounts.ts';
import type { VerifiedAccount } from './verify-bank-account.ts';

export interface LinkBankAccountDependencies extends AfterBankDependencies {
  readonly bankAccounts: BankAccounts;
}

/** Links a verified account to the investor and returns the next page. */
export class LinkBankAccount {
  constructor(private readonly dependencies: LinkBankAccountDependencies) {}

  /** @param flow.isDepositBooking whether a deposit is being booked */
  async run(
    account: VerifiedAccount,
    flow: { readonly isDepositBooking: boolean },
    options: CallOptions,
  ): Promise<Result<BankDestination, PortFailure>> {
    const saved = await this.dependencies.bankAccounts.save(account, options);
    if (!saved.ok) return saved;
    await this.dependencies.session.update({ isBankStepComplete: true });
    return success(takeDestinationAfterBank(this.dependencies, flow));
  }
}
