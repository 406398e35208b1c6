import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type { DematAccounts, DematToSave } from './demat-accounts.ts';

/** Saves a demat account, and updates the session, where orders check it. */
export class SaveDematAccount {
  constructor(
    private readonly dematAccounts: DematAccounts,
    private readonly session: Session,
  ) {}

  async run(account: DematToSave, options: CallOptions): Promise<Result<void, PortFailure>> {
    const saved = await this.dematAccounts.save(account, options);
    if (!saved.ok) return saved;
    await this.session.update({ isDematVerified: true, dematNumber: account.dematNumber });
    return saved;
  }
}
