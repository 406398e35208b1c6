import { HOUSE_ADVISOR_ID } from '#infrastructure/platform/http/provider-ids.wire.ts';
import * as v from 'valibot';
import { lastQuote, looseAmount } from './last-quote.wire.ts';
import { longText } from '#infrastructure/platform/http/lines.wire.ts';
import {
  addressText,
  count,
  flag,
  id,
  idText,
  reply,
  shortText,
} from '#infrastructure/platform/http/wire-values.wire.ts';

const price = v.nullish(looseAmount);
const looseText = v.nullish(shortText);

/** A reason or a risk: plain text, or a title with a body. */
export const point = v.union([
  longText,
  v.object({
    reason_id: v.optional(count),
    risk_id: v.optional(count),
    title: v.nullish(shortText),
    body: v.nullish(longText),
  }),
]);

const overrideAmount = v.nullish(looseAmount);
/** A count as a number or as text, which may be empty. */
const countOrNone = v.nullish(v.union([count, v.pipe(v.string(), v.regex(/^\d{0,9}$/))]));

/** Figures by which the provider overrides the company data. */
export const overrideFields = v.object({
  total_equity_funding_amount: overrideAmount,
  total_equity_funding_amount_currency: looseText,
  total_equity_funding_currency: looseText,
  funding_rounds: countOrNone,
  latest_funding_round: looseText,
  latest_funding_date: looseText,
  lead_investor: looseText,
  investor_count: countOrNone,
  annual_revenue_amount: overrideAmount,
  annual_revenue_amount_currency: looseText,
  annual_revenue_currency: looseText,
  revenue_period_end: looseText,
  employee_count: countOrNone,
  employee_yoy_change_percent: v.nullish(looseAmount),
  lead_acquisitions_name: looseText,
  investments_acquisitions_count: countOrNone,
  lead_simillar_company_name: looseText,
  total_simillar_company_count: countOrNone,
  exit_details: looseText,
  market_cap_amount: overrideAmount,
  market_cap_amount_currency: looseText,
  market_cap_currency: looseText,
});
export type OverrideFields = v.InferOutput<typeof overrideFields>;

const identity = {
  pre_ipo_stock_id: id,
  pre_ipo_share_name: shortText,
  domain_name: shortText,
  industry: v.nullish(shortText),
  logo_url: v.nullish(addressText),
  available_stock: count,
  min_price: price,
  max_price: price,
  retail_price: price,
  ...lastQuote.entries,
};

/** `GET /getpreipoproducts`. */
export const shareListQuery = v.strictObject({
  filter_key: v.picklist(['all', 'select_opportunity']),
});
export const listedShare = v.object({
  ...identity,
  short_name: v.nullish(shortText),
  isin_no: v.nullish(shortText),
  ipo_tag: v.nullish(shortText),
  ipo_status: v.nullish(shortText),
  isWatchlisted: v.nullish(flag),
  min_qty: v.pipe(count, v.minValue(1)),
  market_price: price,
  available_on_cdsl: v.nullish(flag),
  available_on_nsdl: v.nullish(flag),
  list_investor_dashboard: v.nullish(flag),
});
export type ListedShareRow = v.InferOutput<typeof listedShare>;
export const shareListReply = reply(v.array(listedShare));

/** `POST /domaincustomdetails`. */
export const shareDetailRequest = v.strictObject({
  pre_ipo_stock_id: id,
  investor_id: id,
  ifa_id: v.literal(HOUSE_ADVISOR_ID),
});
export const shareDetail = v.object({
  ...listedShare.entries,
  investor_note_pdf_url: v.nullish(addressText),
  preIPOReasons: v.nullish(v.array(point)),
  preIPORisks: v.nullish(v.array(point)),
  tracxn_override_data: v.nullish(v.object({ dynamic_json_fields: v.nullish(overrideFields) })),
});
export type ShareDetailRow = v.InferOutput<typeof shareDetail>;
export const shareDetailReply = reply(v.object({ data: shareDetail }));

/** `POST /add-to-watchlist`, `POST /delete-to-watchlist` and `GET /watchlist`. */
export const watchRequest = v.strictObject({
  pre_ipo_stock_id: id,
  investor_id: id,
  ifa_id: v.literal(HOUSE_ADVISOR_ID),
});
export const watchlistQuery = v.strictObject({
  investor_id: idText,
  ifa_id: v.literal('1'),
});
export const watchlistReply = reply(v.array(v.object(identity)));
export type WatchedShareRow = v.InferOutput<typeof watchlistReply>['data'][number];
