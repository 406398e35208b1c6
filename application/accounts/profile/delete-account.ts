import type { Result } from '#domain/platform/result.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { Session } from '#application/platform/session.ts';
import type { PersonalData } from './personal-data.ts';

/**
 * Deletes the investor's account, then all of the investor's data on this device. If the reply is
 * lost, it asks again: a repeat gets the first answer, also from an account that is gone.
 */
export class DeleteAccount {
  constructor(
    private readonly personalData: PersonalData,
    private readonly session: Session,
  ) {}

  async run(options: RetryUntilConfirmedOptions): Promise<Result<void, PortFailure>> {
    const deleted = await retryUntilConfirmed(
      (each) => this.personalData.deleteAccount(each),
      options,
    );
    if (deleted.ok) await this.session.end('signed-out');
    return deleted;
  }
}
