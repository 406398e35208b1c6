import type { CallOptions } from '#application/platform/call-options.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Parents } from '#domain/accounts/profile/parents.ts';
import type { Result } from '#domain/platform/result.ts';
import type { Profiles } from './profiles.ts';

/** The name of the form, under which its draft is stored. */
export const PARENTS_FORM = 'parents';

/** Saves the names of the investor's parents, and removes the draft of the form. */
export class SaveParents {
  constructor(
    private readonly profiles: Profiles,
    private readonly drafts: Drafts,
  ) {}

  async run(parents: Parents, options: CallOptions): Promise<Result<void, PortFailure>> {
    const saved = await this.profiles.saveParents(parents, options);
    if (saved.ok) await this.drafts.forget(PARENTS_FORM);
    return saved;
  }
}
