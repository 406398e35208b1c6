import type { Result } from '#domain/platform/result.ts';
import type { PricingTiers, SlabPrice } from '#domain/private-market/catalogue/pricing-tiers.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { ShareId } from './share-ids.ts';

export interface SharePrices {
  tiers(shareId: ShareId, options: CallOptions): Promise<Result<PricingTiers, PortFailure>>;
  /** The price for exactly this number of units; undefined if no pricing tier contains it. */
  slab(
    wanted: { readonly shareId: ShareId; readonly units: number },
    options: CallOptions,
  ): Promise<Result<SlabPrice | undefined, PortFailure>>;
}
export const SharePrices = token<SharePrices>('private-market/share-prices');
