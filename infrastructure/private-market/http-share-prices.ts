import { HOUSE_ADVISOR_ID } from '#infrastructure/platform/http/provider-ids.wire.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { ShareId } from '#application/private-market/share-ids.ts';
import type { SharePrices } from '#application/private-market/share-prices.ts';
import { Money } from '#domain/platform/money.ts';
import {
  type PricingTier,
  PricingTiers,
  type SlabPrice,
} from '#domain/private-market/catalogue/pricing-tiers.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { priceOr } from './loose-values.ts';
import { type PricingTierRow, tiersReply } from './pricing-tiers.wire.ts';

export class HttpSharePrices implements SharePrices {
  constructor(private readonly http: HttpClient) {}

  tiers(shareId: ShareId, { signal }: CallOptions) {
    const reply = decodeReply(tiersReply, ({ data }) =>
      PricingTiers.of((data ?? []).map(pricingTierOf)),
    );
    return this.http.send({ ...CALL, query: queryOf(shareId), reply, signal });
  }

  slab(
    { shareId, units }: { readonly shareId: ShareId; readonly units: number },
    { signal }: CallOptions,
  ) {
    const query = { ...queryOf(shareId), total_units: String(units) };
    const reply = decodeReply(tiersReply, ({ data }): SlabPrice | undefined => {
      const [first] = data ?? [];
      return first === undefined ? undefined : slabPriceOf(first);
    });
    return this.http.send({ ...CALL, query, reply, signal });
  }
}

const CALL = {
  api: 'pricing',
  method: 'GET',
  path: '/ifa/pricing/tier/with-override',
} as const;

function queryOf(shareId: ShareId) {
  return { product_id: String(shareId), ifa_id: String(HOUSE_ADVISOR_ID) };
}

function slabPriceOf(row: PricingTierRow): SlabPrice {
  return {
    pricePerUnit: Money.of(String(row.price_per_unit)),
    availableStock: row.available_stock ?? undefined,
    minimumPrice: priceOr(row.min_price),
    maximumPrice: priceOr(row.max_price),
  };
}

function pricingTierOf(row: PricingTierRow): PricingTier {
  return {
    ...slabPriceOf(row),
    id: row.id === null || row.id === undefined ? undefined : String(row.id),
    minimumQuantity: row.min_quantity ?? 1,
    maximumQuantity: row.max_quantity ?? undefined,
  };
}
