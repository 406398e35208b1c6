import * as v from 'valibot';
import { lastQuote } from './last-quote.wire.ts';
import { units } from './units.wire.ts';
import { amountText, percentText } from '#infrastructure/platform/http/amounts.wire.ts';
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

const product = v.object({
  pre_ipo_stock_id: id,
  pre_ipo_share_name: shortText,
  logo_url: v.optional(addressText),
  retail_price: amountText,
  isin_no: shortText,
  industry: shortText,
  domain_name: shortText,
  available_on_cdsl: flag,
  available_on_nsdl: flag,
  market_cap: v.optional(v.object({ amount: amountText, currency: shortText })),
  ...lastQuote.entries,
});

const item = v.object({ quantity: units, retail_weightage: percentText, product });

const basket = v.object({
  basket_id: id,
  basket_name: v.optional(shortText),
  description: v.optional(longText),
  retail_basket_price: amountText,
});

const listed = { basket, items: v.array(item) };
export type BasketRow = v.InferOutput<typeof basketRow>;
const basketRow = v.object(listed);

/** `GET /baskets`. */
export const basketsReply = reply(v.object({ baskets: v.array(basketRow) }));

const point = { title: shortText, body: longText };

/** `GET /baskets/constituents`: returns one basket or none. */
export const constituentsQuery = v.strictObject({ basket_id: idText });
export const constituentsReply = reply(
  v.object({
    baskets: v.array(
      v.object({
        ...listed,
        pre_ipo_basket_reasons: v.array(v.object({ reason_id: count, ...point })),
        pre_ipo_basket_risks: v.array(v.object({ risk_id: count, ...point })),
      }),
    ),
  }),
);
