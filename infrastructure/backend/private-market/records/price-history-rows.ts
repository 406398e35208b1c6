import { Money } from '#domain/platform/money.ts';
import type { Insertable } from 'kysely';
import type { ShareQuotesTable } from '#infrastructure/backend/private-market/catalogue.tables.ts';
import { samplePurchases } from '#infrastructure/backend/private-market/seed/sample/purchases.ts';
import type { SampleShare } from '#infrastructure/backend/private-market/seed/sample/shares.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SPACING_DAYS = 37;
const OWN_DESK = 'Vriddhi dealing desk';
const OTHER_DESKS = ['Banyan Securities', 'Sahyadri Wealth'] as const;
/** The days on which another dealer quotes a different price, by place in the history. */
const SECOND_QUOTES = [4, 8] as const;
const SECOND_PERCENT = 103;

/** A known price on a past day. Prices between two of them are interpolated. */
interface Anchor {
  readonly daysAgo: number;
  /** Percent of today's price. */
  readonly percent: number;
}

/**
 * First prices in percent of today's price, for shares that no sample investor bought; selected by
 * the id of the share.
 */
const STARTS = [71, 84, 78, 108, 66] as const;

/** Quotes of a share in the last year and a half, oldest first. Illustrative. */
export function priceHistoryRows(
  share: SampleShare,
  now: Date,
): readonly Insertable<ShareQuotesTable>[] {
  const { prices, id } = share;
  if (prices === undefined) return [];
  const anchors = anchorsOf(share);
  const count = 15 - (id % 5);
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const isLast = at === count - 1;
    const daysAgo = (count - 1 - at) * SPACING_DAYS + (id % 4);
    const wave = ((id * (at + 3)) % 5) - 2;
    const percent = isLast ? 100 : percentOn(anchors, daysAgo) + wave;
    const quote = quoteOf({ share, now, daysAgo, percent });
    const own = { ...quote, quoted_by: OWN_DESK };
    if (isLast) return [own];
    const other = OTHER_DESKS[(id + at) % OTHER_DESKS.length] ?? OWN_DESK;
    if (!SECOND_QUOTES.some((place) => place === at)) {
      return [(id + at) % 3 === 0 ? own : { ...quote, quoted_by: other }];
    }
    const higher = Money.of(quote.price_per_unit).times(SECOND_PERCENT).dividedBy(100);
    const earlier = new Date(quote.quoted_at.getTime() - HOUR);
    const second = { price_per_unit: higher.toPaisa().text, quoted_by: other, quoted_at: earlier };
    return [{ ...quote, ...second }, own];
  });
}

interface QuoteInput {
  readonly share: SampleShare;
  readonly now: Date;
  readonly daysAgo: number;
  readonly percent: number;
}

function quoteOf({ share: { id, prices }, now, daysAgo, percent }: QuoteInput) {
  const price = Money.of(prices?.retail ?? '0')
    .times(Math.round(percent * 10))
    .dividedBy(1000);
  return {
    share_id: id,
    price_per_unit: price.toPaisa().text,
    quoted_at: new Date(now.getTime() - daysAgo * DAY - 4 * HOUR),
  };
}

/** The prices paid by the sample investor, so that the quotes of those days agree with them. */
function anchorsOf({ id, prices }: SampleShare): readonly Anchor[] {
  const retail = Number(prices?.retail);
  const bought = samplePurchases
    .filter((purchase) => purchase.share === id)
    .map(({ daysAgo, price }) => ({ daysAgo, percent: (Number(price) * 100) / retail }));
  const start = bought[0]?.percent ?? STARTS[id % STARTS.length] ?? 100;
  return [{ daysAgo: 700, percent: start }, ...bought, { daysAgo: 0, percent: 100 }];
}

/** The percentage on a day, on straight lines between the anchors. */
function percentOn(anchors: readonly Anchor[], daysAgo: number): number {
  const next = anchors.findIndex((anchor) => anchor.daysAgo <= daysAgo);
  const [from, to] = [anchors[next - 1], anchors[next]];
  if (from === undefined || to === undefined) return (to ?? from)?.percent ?? 100;
  const part = (from.daysAgo - daysAgo) / (from.daysAgo - to.daysAgo);
  return from.percent + (to.percent - from.percent) * part;
}
