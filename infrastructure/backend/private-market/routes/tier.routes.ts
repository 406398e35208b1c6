import { tiersQuery, tiersReply } from '#infrastructure/private-market/pricing-tiers.wire.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { shareById } from '#infrastructure/backend/private-market/records/share-rows.ts';

export function addTierRoutes(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/pricing/ifa/pricing/tier/with-override',
    summary: 'Get the price tiers of a share, or the tier for a quantity',
    access: 'public',
    query: tiersQuery,
    reply: tiersReply,
    run: async ({ query, database }) => {
      const share = await shareById(database, query.product_id);
      const units = query.total_units;
      const tiers = await database
        .selectFrom('share_tiers')
        .selectAll()
        .where('share_id', '=', share.id)
        .orderBy('minimum_quantity')
        .execute();
      const covering = tiers.filter(
        ({ minimum_quantity: from, maximum_quantity: to }) =>
          units === undefined || (from <= units && (to === null || units <= to)),
      );
      const data = covering.map((tier) => ({
        id: tier.id,
        min_quantity: tier.minimum_quantity,
        max_quantity: tier.maximum_quantity,
        price_per_unit: tier.price_per_unit,
        min_price: tier.minimum_price,
        max_price: tier.maximum_price,
        available_stock: share.available_stock,
      }));
      return { status: 200 as const, message: 'Prices', data };
    },
  });
}
