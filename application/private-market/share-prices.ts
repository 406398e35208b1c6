import type { Result } from '#domain/platform/result.ts';
import type { PricingTiers, SlabPrice } from '#domain/private-market/pricing-tiers.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { ShareId } from './share-ids.ts';

/** What shares cost by quantity; open to everybody. */
export interface SharePrices {
  tiers(shareId: ShareId, options: CallOptions): Promise<Result<PricingTiers, PortFailure>>;
  /** The price for just so many units; undefined where no tier covers them. */
  slab(
    wanted: { readonly shareId: ShareId; readonly units: number },
    options: CallOptions,
  ): Promise<Result<SlabPrice | undefined, PortFailure>>;
}
export const SharePrices = token<SharePrices>('private-market/share-prices');
