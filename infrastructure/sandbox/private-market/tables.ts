import type { CatalogueTables } from './catalogue.tables.ts';

export type PrivateMarketTables = CatalogueTables;
