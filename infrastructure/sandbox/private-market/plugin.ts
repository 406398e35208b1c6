import type { SandboxContext } from '../platform/context.ts';
import { privateMarketMigrations } from './migrations.ts';
import { seedPrivateMarket } from './seed.ts';

/** Unlisted shares and baskets: catalogue, watchlist, orders and holdings. */
export const privateMarketContext: SandboxContext = {
  name: 'private-market',
  migrations: privateMarketMigrations,
  register() {},
  seed: seedPrivateMarket,
};
