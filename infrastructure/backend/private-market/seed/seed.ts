import type { Sandbox } from '#infrastructure/backend/context.ts';
import { seedBaskets } from './seed-baskets.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedHoldings } from './seed-holdings.ts';
import { seedOrders } from './seed-orders.ts';

/** Seeds shares first, because baskets, orders and holdings refer to them. */
export async function seedPrivateMarket(sandbox: Sandbox): Promise<void> {
  await seedCatalogue(sandbox);
  await seedBaskets(sandbox);
  await seedHoldings(sandbox);
  await seedOrders(sandbox);
}
