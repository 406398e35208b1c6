import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { PersonalData } from './personal-data.ts';

/** Uploads a profile picture, and updates the session, from which every page shows it. */
export class SaveProfilePicture {
  constructor(
    private readonly personalData: PersonalData,
    private readonly session: Session,
  ) {}

  async run(
    picture: Uint8Array<ArrayBuffer>,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const saved = await this.personalData.savePicture(picture, options);
    if (!saved.ok) return saved;
    await this.session.update({ pictureUrl: saved.value });
    return success(undefined);
  }
}
