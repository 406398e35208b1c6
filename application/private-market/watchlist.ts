import type { Result } from '#domain/platform/result.ts';
import type { WatchedPrices } from '#domain/private-market/catalogue/watchlist.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { LastQuote } from './market-shares.ts';
import type { ShareId } from './share-ids.ts';

export interface Watchlist {
  list(options: CallOptions): Promise<Result<readonly WatchedShare[], PortFailure>>;
  add(shareId: ShareId, options: CallOptions): Promise<Result<void, PortFailure>>;
  remove(shareId: ShareId, options: CallOptions): Promise<Result<void, PortFailure>>;
}
export const Watchlist = token<Watchlist>('private-market/watchlist');

export interface WatchedShare extends WatchedPrices {
  readonly shareId: ShareId;
  readonly name: string;
  readonly domainName: string;
  readonly industry?: string | undefined;
  readonly logoUrl?: string | undefined;
  readonly lastQuote?: LastQuote | undefined;
}
