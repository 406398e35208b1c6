/** A pre-IPO share: `pre_ipo_stock_id`, `pre_ipo_product_id` and `product_id` on the wire. */
export type ShareId = number;
/** `basket_id` on the wire. */
export type BasketId = number;
/** An order of a share or of a basket: `request_id`, or `basket_order_id`, on the wire. */
export type ShareOrderId = number;
