import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type { PersonalData } from './personal-data.ts';

/** Deletes the investor's account, then all of the investor's data on this device. */
export class DeleteAccount {
  constructor(
    private readonly personalData: PersonalData,
    private readonly session: Session,
  ) {}

  async run(options: CallOptions): Promise<Result<void, PortFailure>> {
    const deleted = await this.personalData.deleteAccount(options);
    if (deleted.ok) await this.session.end('signed-out');
    return deleted;
  }
}
