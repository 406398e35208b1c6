import { Money } from '#domain/platform/money.ts';
import type { Insertable } from 'kysely';
import type { ShareQuotesTable } from '#infrastructure/backend/private-market/catalogue.tables.ts';
import type { SampleShare } from '#infrastructure/backend/private-market/seed/sample/shares.ts';

const DAY = 86_400_000;
/**
 * Prices over time in percent of today's price. Each share starts at a different point of the list.
 */
const PATH = [71, 74, 73, 78, 82, 80, 85, 88, 87, 91, 94, 93, 97, 99, 100] as const;
const SPACING_DAYS = 37;
const DESKS = ['Vriddhi dealing desk', 'Banyan Securities', 'Sahyadri Wealth'] as const;

/** Quotes of a share in the last year and a half, oldest first. Illustrative. */
export function priceHistoryRows(
  share: SampleShare,
  now: Date,
): readonly Insertable<ShareQuotesTable>[] {
  const { prices, id } = share;
  if (prices === undefined) return [];
  const path = PATH.slice(id % 5);
  return path.map((percent, at) => {
    const daysAgo = (path.length - 1 - at) * SPACING_DAYS + (id % 4);
    const wave = at === path.length - 1 ? 0 : ((id * (at + 3)) % 7) - 3;
    const price = Money.of(prices.retail)
      .times(percent + wave)
      .dividedBy(100);
    return {
      share_id: id,
      price_per_unit: price.toPaisa().text,
      quoted_by: DESKS[at === path.length - 1 ? 0 : (id + at) % DESKS.length] ?? DESKS[0],
      quoted_at: new Date(now.getTime() - daysAgo * DAY - 4 * 3_600_000),
    };
  });
}
