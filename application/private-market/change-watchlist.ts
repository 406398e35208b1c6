import { failure, type Result } from '#domain/platform/result.ts';
import { canRemoveFromWatchlist } from '#domain/private-market/catalogue/watchlist.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { type PortFailure, wasAborted } from '#application/platform/port-failure.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { ShareId } from './share-ids.ts';
import type { Watchlist } from './watchlist.ts';

export interface WatchlistChange {
  readonly shareId: ShareId;
  /** Whether the share is to be on the watchlist. */
  readonly isWatched: boolean;
}

export type ChangeWatchlistFailure = PortFailure | { readonly kind: 'not-removable' };

/**
 * Adds a share to the watchlist, or removes it. If adding fails, the failure is reported instead of
 * shown.
 */
export class ChangeWatchlist {
  constructor(
    private readonly watchlist: Watchlist,
    private readonly reporting: Reporting,
  ) {}

  run(
    { shareId, isWatched }: WatchlistChange,
    options: CallOptions,
  ): Promise<Result<void, ChangeWatchlistFailure>> {
    return isWatched ? this.add(shareId, options) : this.remove(shareId, options);
  }

  private async add(
    shareId: ShareId,
    options: CallOptions,
  ): Promise<Result<void, ChangeWatchlistFailure>> {
    const added = await this.watchlist.add(shareId, options);
    if (!added.ok && !wasAborted(added.failure)) {
      const { kind } = added.failure;
      this.reporting.failed('share not added to the watchlist', { failure: kind });
    }
    return added;
  }

  private async remove(
    shareId: ShareId,
    options: CallOptions,
  ): Promise<Result<void, ChangeWatchlistFailure>> {
    if (!canRemoveFromWatchlist(shareId)) return failure({ kind: 'not-removable' });
    return this.watchlist.remove(shareId, options);
  }
}
