import type { AccountsTables } from './accounts/tables.ts';
import type { ContentTables } from './content/tables.ts';
import type { FixedDepositsTables } from './fixed-deposits/tables.ts';
import type { PlatformTables } from './platform/tables.ts';
import type { PrivateMarketTables } from './private-market/tables.ts';
import type { ReferralsTables } from './referrals/tables.ts';

/** Every table of the backend; each context owns its own and exports their types. */
export type Database = PlatformTables &
  AccountsTables &
  ContentTables &
  FixedDepositsTables &
  PrivateMarketTables &
  ReferralsTables;
