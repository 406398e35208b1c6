import type { Migration } from 'kysely/migration';
import { CATALOGUE } from './catalogue.migration.ts';
import { runAll } from './run-all.ts';

/** By name, in order; an applied one is never edited. */
export const privateMarketMigrations: Readonly<Record<string, Migration>> = {
  '001-catalogue': { up: (database) => runAll(database, CATALOGUE) },
};
