import type { BasketsTables } from './baskets.tables.ts';
import type { CatalogueTables } from './catalogue.tables.ts';
import type { HoldingsTables } from './holdings.tables.ts';
import type { OrdersTables } from './orders.tables.ts';
import type { SellRequestsTables } from './sell-requests.tables.ts';

export type PrivateMarketTables = CatalogueTables &
  BasketsTables &
  OrdersTables &
  HoldingsTables &
  SellRequestsTables;
