import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type { Result } from '#domain/platform/result.ts';
import type { PersonalData } from './personal-data.ts';

/** Removes the profile picture from the server and the session. */
export class RemoveProfilePicture {
  constructor(
    private readonly personalData: PersonalData,
    private readonly session: Session,
  ) {}

  async run(options: CallOptions): Promise<Result<void, PortFailure>> {
    const removed = await this.personalData.removePicture(options);
    if (removed.ok) await this.session.update({ pictureUrl: '' });
    return removed;
  }
}
