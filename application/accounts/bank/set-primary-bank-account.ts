import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { BankAccount, BankAccounts } from './bank-accounts.ts';

/** Makes a linked bank account the investor's primary account, unless it is that already. */
export class SetPrimaryBankAccount {
  constructor(private readonly bankAccounts: BankAccounts) {}

  async run(
    { bankAccountId, isPrimary }: Pick<BankAccount, 'bankAccountId' | 'isPrimary'>,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    return isPrimary ? success(undefined) : this.bankAccounts.setPrimary(bankAccountId, options);
  }
}
