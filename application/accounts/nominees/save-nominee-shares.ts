import { type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Nominees } from './nominees.ts';

/**
 * Saves changed shares one by one, decreases first, so that the stored total never exceeds 100%.
 * The other details of a nominee stay as they are stored now: another tab may have changed them.
 */
export class SaveNomineeShares {
  constructor(private readonly nominees: Nominees) {}

  /** @param shares the new share in percent, by nominee id */
  async run(
    shares: ReadonlyMap<number, number>,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const listed = await this.nominees.list(options);
    if (!listed.ok) return listed;
    const changed = listed.value
      .map((nominee) => ({ nominee, sharePercent: shares.get(nominee.id) ?? nominee.sharePercent }))
      .map((each) => ({ ...each, growth: each.sharePercent - each.nominee.sharePercent }))
      .filter(({ growth }) => growth !== 0)
      .sort((a, b) => a.growth - b.growth);
    for (const { nominee, sharePercent } of changed) {
      const saved = await this.nominees.save({ ...nominee, sharePercent }, options);
      if (!saved.ok) return saved;
    }
    return success(undefined);
  }
}
