import { Money } from '#domain/platform/money.ts';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { firstInvestorId } from '#infrastructure/backend/database/first-investor.ts';
import type {
  SharesTable,
  ShareTiersTable,
} from '#infrastructure/backend/private-market/catalogue.tables.ts';
import { priceHistoryRows } from '#infrastructure/backend/private-market/records/price-history-rows.ts';
import {
  type SampleShare,
  sampleShares,
} from '#infrastructure/backend/private-market/seed/sample/shares.ts';
import { seedCompanies } from './seed-companies.ts';

const WATCHED = [104, 107, 119, 123] as const;

export async function seedCatalogue({ database, clock }: Sandbox): Promise<void> {
  await seedShares(database);
  await seedCompanies(database, clock);
  const quotes = sampleShares.flatMap((share) => priceHistoryRows(share, clock.now()));
  await database.insertInto('share_quotes').values(quotes).execute();
  await seedWatches(database, clock.now());
}

/** The first sample investor watches some shares, one of them out of stock. */
async function seedWatches(database: Kysely<Database>, now: Date): Promise<void> {
  const investorId = await firstInvestorId(database);
  if (investorId === undefined) return;
  const rows = WATCHED.map((id, at) => ({
    investor_id: investorId,
    share_id: id,
    added_at: new Date(now.getTime() - (at + 1) * 86_400_000),
  }));
  await database.insertInto('share_watches').values(rows).execute();
}

async function seedShares(database: Kysely<Database>): Promise<void> {
  await database.insertInto('shares').values(sampleShares.map(shareRow)).execute();
  const tiers = sampleShares.flatMap(tierRows);
  await database.insertInto('share_tiers').values(tiers).execute();
}

function shareRow(share: SampleShare, position: number): Insertable<SharesTable> {
  const { prices, depositories } = share;
  return {
    id: share.id,
    domain_name: share.domain,
    name: share.name,
    short_name: share.shortName,
    logo_url: share.logo === undefined ? null : `/shares/${share.logo}.svg`,
    isin: share.isin,
    industry: share.industry,
    ipo_tag: share.ipoTag,
    ipo_status: share.ipoStatus,
    minimum_quantity: share.minimumQuantity,
    minimum_price: prices?.minimum ?? null,
    maximum_price: prices?.maximum ?? null,
    retail_price: prices?.retail ?? null,
    market_price: prices?.market ?? null,
    available_stock: share.stock,
    available_on_cdsl: depositories.includes('cdsl'),
    available_on_nsdl: depositories.includes('nsdl'),
    is_on_dashboard: share.isOnDashboard === true,
    is_select_opportunity: share.isSelected === true,
    has_investor_note: prices !== undefined,
    position,
  };
}

/** A tier ends where the next one begins; its price range is as wide as the share's. */
function tierRows({ id, tiers, prices }: SampleShare): readonly Insertable<ShareTiersTable>[] {
  return tiers.map(([from, pricePerUnit], at) => {
    const next = tiers[at + 1];
    const less = Money.of(prices?.retail ?? '0').minus(Money.of(pricePerUnit));
    const within = (end: string | undefined) =>
      end === undefined ? null : Money.of(end).minus(less).text;
    return {
      share_id: id,
      minimum_quantity: from,
      maximum_quantity: next === undefined ? null : next[0] - 1,
      price_per_unit: pricePerUnit,
      minimum_price: within(prices?.minimum),
      maximum_price: within(prices?.maximum),
    };
  });
}
