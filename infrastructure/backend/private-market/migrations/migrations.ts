import type { Migration } from 'kysely/migration';
import { BASKETS } from './baskets.migration.ts';
import { CATALOGUE } from './catalogue.migration.ts';
import { HOLDINGS } from './holdings.migration.ts';
import { ORDER_ENDS } from './order-ends.migration.ts';
import { ORDERS } from './orders.migration.ts';
import { refundsIn } from '#infrastructure/backend/third-parties/refunds.migration.ts';
import { investorColumn } from '#infrastructure/backend/database/investor-column.migration.ts';
import { postOlderRecords } from '#infrastructure/backend/ledger/ledger-past.ts';
import { runStatements } from '#infrastructure/backend/database/run-statements.ts';
import { SALE_CONSENTS } from './sale-consents.migration.ts';
import { COST_OF_SALES, SALES } from './sales.migration.ts';
import { SELL_REQUESTS } from './sell-requests.migration.ts';
import { STOCK_HOLDS } from './stock-holds.migration.ts';
import {
  allPurchasePostings,
  salePostings,
} from '#infrastructure/backend/private-market/records/share-postings.ts';

const PAYMENTS_OF_ORDER = [`create index share_payments_of_order on share_payments (order_id, id)`];

const OF_ORDERS = ['share_payments', 'share_order_moves', 'deal_slips'];
const INVESTOR_OF_EACH = [
  // Order moves are immutable, so the trigger is disabled while the new column is filled.
  'alter table share_order_moves disable trigger share_order_moves_only_grow',
  ...OF_ORDERS.flatMap((table) => investorColumn({ table, by: 'order_id', owner: 'share_orders' })),
  'alter table share_order_moves enable trigger share_order_moves_only_grow',
  ...investorColumn({ table: 'basket_lot_items', by: 'lot_id', owner: 'share_lots' }),
];

/** Migrations by name, run in order. Never edit one that has been released. */
export const privateMarketMigrations: Readonly<Record<string, Migration>> = {
  '001-catalogue': { up: (database) => runStatements(database, CATALOGUE) },
  '002-baskets': { up: (database) => runStatements(database, BASKETS) },
  '003-orders': { up: (database) => runStatements(database, ORDERS) },
  '004-holdings': { up: (database) => runStatements(database, HOLDINGS) },
  '005-sell-requests': { up: (database) => runStatements(database, SELL_REQUESTS) },
  '006-ledger': { up: (database) => postOlderRecords(database, allPurchasePostings()) },
  '007-sales': { up: (database) => runStatements(database, SALES) },
  '008-payments-of-order': { up: (database) => runStatements(database, PAYMENTS_OF_ORDER) },
  '009-refunds': { up: (database) => runStatements(database, refundsIn('share_payments')) },
  '010-cost-of-sales': {
    up: async (database) => {
      await runStatements(database, COST_OF_SALES);
      await postOlderRecords(database, [salePostings()]);
    },
  },
  '011-investor-of-each': { up: (database) => runStatements(database, INVESTOR_OF_EACH) },
  '012-order-ends': { up: (database) => runStatements(database, ORDER_ENDS) },
  '013-sale-consents': { up: (database) => runStatements(database, SALE_CONSENTS) },
  '014-stock-holds': { up: (database) => runStatements(database, STOCK_HOLDS) },
};
