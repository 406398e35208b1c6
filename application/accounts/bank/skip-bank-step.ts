import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Result } from '#domain/platform/result.ts';
import type { BankAccounts } from './bank-accounts.ts';

/** Postpones the investor's bank step. */
export class SkipBankStep {
  constructor(private readonly bankAccounts: BankAccounts) {}

  run(options: CallOptions): Promise<Result<void, PortFailure>> {
    return this.bankAccounts.skip(options);
  }
}
