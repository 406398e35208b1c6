import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type { DematAccounts, DematToSave } from './demat-accounts.ts';

/** The name of the form, under which its draft is stored. */
export const DEMAT_FORM = 'demat-account';

export interface SaveDematAccountDependencies {
  readonly dematAccounts: DematAccounts;
  readonly session: Session;
  readonly drafts: Drafts;
}

/**
 * Saves a demat account, updates the session, where orders check it, and removes the draft of the
 * form.
 */
export class SaveDematAccount {
  constructor(private readonly dependencies: SaveDematAccountDependencies) {}

  async run(account: DematToSave, options: CallOptions): Promise<Result<void, PortFailure>> {
    const { dematAccounts, session, drafts } = this.dependencies;
    const saved = await dematAccounts.save(account, options);
    if (!saved.ok) return saved;
    await session.update({ isDematVerified: true, dematNumber: account.dematNumber });
    await drafts.forget(DEMAT_FORM);
    return saved;
  }
}
