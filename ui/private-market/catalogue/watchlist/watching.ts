import type { PortFailure } from '#application/platform/port-failure.ts';
import type {
  ChangeWatchlist,
  ChangeWatchlistFailure,
  WatchlistChange,
} from '#application/private-market/change-watchlist.ts';
import type { ShareId } from '#application/private-market/share-ids.ts';
import { watchlistAction } from '#domain/private-market/catalogue/watchlist.ts';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { watchCopy } from '#ui/private-market/shared/copy.ts';

export interface WatchingDependencies {
  readonly changeWatchlist: ChangeWatchlist;
}

/** The outcome of a change to the watchlist, for a toast; undefined if no toast is needed. */
export type WatchOutcome =
  | { readonly kind: 'added' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'not-removed'; readonly text: string }
  | undefined;

/** Adds shares to the watchlist and removes them. Changes made here override the loaded state. */
export class Watching {
  private readonly changed = observable.map<ShareId, boolean>();
  private readonly busy = observable.set<ShareId>();

  constructor(private readonly dependencies: WatchingDependencies) {
    makeAutoObservable<this, 'dependencies' | 'changed' | 'busy'>(this, {
      dependencies: false,
      changed: false,
      busy: false,
    });
  }

  isBusy(shareId: ShareId): boolean {
    return this.busy.has(shareId);
  }

  isWatched(share: { readonly shareId: ShareId; readonly isWatched: boolean }): boolean {
    return this.changed.get(share.shareId) ?? share.isWatched;
  }

  async toggle(share: {
    readonly shareId: ShareId;
    readonly isWatched: boolean;
  }): Promise<WatchOutcome> {
    const { shareId } = share;
    if (watchlistAction(this.isWatched(share)) === 'add') return this.add(shareId);
    return this.remove(shareId);
  }

  async remove(shareId: ShareId): Promise<WatchOutcome> {
    if (this.busy.has(shareId)) return undefined;
    const failure = await this.change({ shareId, isWatched: false });
    if (failure === undefined) return { kind: 'removed' };
    return failure.kind === 'not-removable' ? undefined : removeFailed(failure);
  }

  /** Adds a share. A failure shows no message, because the icon still offers to add the share. */
  async add(shareId: ShareId): Promise<WatchOutcome> {
    if (this.busy.has(shareId)) return undefined;
    const failure = await this.change({ shareId, isWatched: true });
    return failure === undefined ? { kind: 'added' } : undefined;
  }

  private async change(change: WatchlistChange): Promise<ChangeWatchlistFailure | undefined> {
    const { shareId, isWatched } = change;
    this.busy.add(shareId);
    const result = await this.dependencies.changeWatchlist.run(change, {});
    return runInAction(() => {
      this.busy.delete(shareId);
      if (!result.ok) return result.failure;
      this.changed.set(shareId, isWatched);
      return undefined;
    });
  }
}

/**
 * The message for a failed removal: the server's if it replied, else that of the connection
 * failure.
 */
function removeFailed(failure: PortFailure): WatchOutcome {
  const text =
    failure.kind === 'refused'
      ? watchCopy.removeRefused(failure.message)
      : watchCopy.removeUnanswered(failureCopy(failure));
  return { kind: 'not-removed', text };
}
