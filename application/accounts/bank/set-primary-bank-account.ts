import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Result } from '#domain/platform/result.ts';
import type { BankAccounts } from './bank-accounts.ts';

/** Makes a linked bank account the investor's primary account. */
export class SetPrimaryBankAccount {
  constructor(private readonly bankAccounts: BankAccounts) {}

  run(bankAccountId: number, options: CallOptions): Promise<Result<void, PortFailure>> {
    return this.bankAccounts.setPrimary(bankAccountId, options);
  }
}
