import type {
  MarketShare,
  ShareDetail,
  SharePoint,
} from '#application/private-market/market-shares.ts';
import type { WatchedShare } from '#application/private-market/watchlist.ts';
import { isFlagSet } from '#infrastructure/platform/http/flags.ts';
import { lastQuoteOf } from './last-quote.ts';
import { addressOr, priceOr, textOr } from './loose-values.ts';
import { overrideFiguresOf } from './override-figures.ts';
import type { ListedShareRow, ShareDetailRow, WatchedShareRow } from './shares.wire.ts';

export function watchedShareOf(row: WatchedShareRow): WatchedShare {
  return {
    shareId: row.pre_ipo_stock_id,
    name: row.pre_ipo_share_name,
    domainName: row.domain_name,
    industry: textOr(row.industry),
    logoUrl: textOr(row.logo_url),
    availableStock: row.available_stock,
    minimumPrice: priceOr(row.min_price),
    maximumPrice: priceOr(row.max_price),
    retailPrice: priceOr(row.retail_price),
    lastQuote: lastQuoteOf(row),
  };
}

export function marketShareOf(row: ListedShareRow): MarketShare {
  return {
    ...watchedShareOf(row),
    shortName: textOr(row.short_name),
    isin: textOr(row.isin_no),
    ipoTag: textOr(row.ipo_tag),
    ipoStatus: textOr(row.ipo_status),
    minimumQuantity: row.min_qty,
    marketPrice: priceOr(row.market_price),
    isOnCdsl: isFlagSet(row.available_on_cdsl ?? undefined),
    isOnNsdl: isFlagSet(row.available_on_nsdl ?? undefined),
    isOnDashboard: isFlagSet(row.list_investor_dashboard ?? undefined),
    isWatched: isFlagSet(row.isWatchlisted ?? undefined),
  };
}

export function shareDetailOf(row: ShareDetailRow): ShareDetail {
  return {
    ...marketShareOf(row),
    noteUrl: addressOr(row.investor_note_pdf_url),
    reasons: pointsOf(row.preIPOReasons),
    risks: pointsOf(row.preIPORisks),
    overrides: overrideFiguresOf(row.tracxn_override_data?.dynamic_json_fields ?? {}),
  };
}

/**
 * Reasons or risks of a wire row. Plain text becomes a body without a title; empty ones are left
 * out.
 */
function pointsOf(points: ShareDetailRow['preIPOReasons']): readonly SharePoint[] {
  return (points ?? [])
    .map((point) =>
      typeof point === 'string'
        ? { body: textOr(point) }
        : { title: textOr(point.title), body: textOr(point.body) },
    )
    .filter(({ title, body }: SharePoint) => title !== undefined || body !== undefined);
}
