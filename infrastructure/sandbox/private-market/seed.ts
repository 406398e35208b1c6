import type { Sandbox } from '../platform/context.ts';
import { seedCatalogue } from './seed-catalogue.ts';

/** Shares first: baskets, orders and holdings are of them. */
export async function seedPrivateMarket(sandbox: Sandbox): Promise<void> {
  await seedCatalogue(sandbox);
}
