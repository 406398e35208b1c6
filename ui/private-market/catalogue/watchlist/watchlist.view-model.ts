import type { ShareId } from '#application/private-market/share-ids.ts';
import type { WatchedShare, Watchlist } from '#application/private-market/watchlist.ts';
import { watchlistWithout } from '#domain/private-market/catalogue/watchlist.ts';
import { makeAutoObservable } from 'mobx';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { Watching, type WatchingDependencies, type WatchOutcome } from './watching.ts';

export interface WatchlistDependencies extends WatchingDependencies {
  readonly watchlist: Watchlist;
}

/** A watched share with its id as text, as in URLs. */
export interface WatchlistCard extends Omit<WatchedShare, 'shareId'> {
  readonly shareId: string;
}

/** The investor's watchlist; a removed share disappears at once. */
export class WatchlistViewModel implements ViewModel {
  readonly watchlist: Loaded<readonly WatchedShare[]>;
  readonly watching: Watching;
  private removed: readonly ShareId[] = [];

  constructor(dependencies: WatchlistDependencies) {
    this.watchlist = new Loaded((options) => dependencies.watchlist.list(options));
    this.watching = new Watching(dependencies);
    makeAutoObservable(this);
  }

  activate(): () => void {
    return this.watchlist.activate();
  }

  get cards(): readonly WatchlistCard[] {
    const cards = (this.watchlist.value ?? []).map((share) => ({
      ...share,
      shareId: String(share.shareId),
    }));
    return this.removed.reduce<readonly WatchlistCard[]>(
      (left, shareId) => watchlistWithout(left, String(shareId)),
      cards,
    );
  }

  isBusy({ shareId }: WatchlistCard): boolean {
    return this.watching.isBusy(Number(shareId));
  }

  async remove({ shareId }: WatchlistCard): Promise<WatchOutcome> {
    const outcome = await this.watching.remove(Number(shareId));
    if (outcome?.kind === 'removed') this.leaveOut(Number(shareId));
    return outcome;
  }

  /** Undoes a removal: the share is in its place again. */
  async putBack({ shareId }: WatchlistCard): Promise<WatchOutcome> {
    const outcome = await this.watching.add(Number(shareId));
    if (outcome?.kind === 'added') this.leaveIn(Number(shareId));
    return outcome;
  }

  private leaveOut(shareId: ShareId): void {
    this.removed = [...this.removed, shareId];
  }

  private leaveIn(shareId: ShareId): void {
    this.removed = this.removed.filter((each) => each !== shareId);
  }
}
