import type { BankDestination } from '#domain/accounts/bank/bank-destination.ts';
import { destinationAfterBank } from '#domain/accounts/bank/bank-destination.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import { JourneyKey, type JourneyStore } from '../platform/journey-store.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import type { Session } from '../platform/session.ts';
import type { BankAccounts } from './bank-accounts.ts';
import type { VerifiedAccount } from './verify-bank-account.ts';

/** Links a verified account, and says where the person goes. */
export class LinkBankAccount {
  constructor(
    private readonly bankAccounts: BankAccounts,
    private readonly session: Session,
    private readonly journeyStore: JourneyStore,
  ) {}

  /** @param flow.isMaturityFlow whether a deposit is being booked */
  async run(
    account: VerifiedAccount,
    flow: { readonly isMaturityFlow: boolean },
    options: CallOptions,
  ): Promise<Result<BankDestination, PortFailure>> {
    const saved = await this.bankAccounts.save(account, options);
    if (!saved.ok) return saved;
    await this.session.update({ isBankSkipped: true });
    const storedPath = this.journeyStore.read(JourneyKey.AttemptedPath);
    const lastVisitedPage = this.journeyStore.read(JourneyKey.LastVisitedPage);
    const destination = destinationAfterBank({
      isMaturityFlow: flow.isMaturityFlow,
      isDematVerified: this.session.current?.isDematVerified ?? false,
      ...(storedPath !== undefined && { storedPath }),
      ...(lastVisitedPage !== undefined && { lastVisitedPage }),
    });
    if (destination.kind === 'stored-path') this.journeyStore.remove(JourneyKey.AttemptedPath);
    return success(destination);
  }
}
