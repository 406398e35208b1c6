/** An unlisted share: `pre_ipo_stock_id`, `pre_ipo_product_id` and `product_id` on the wire. */
export type ShareId = number;
/** `basket_id` on the wire. */
export type BasketId = number;
/** A share or basket order: `request_id` or `basket_order_id` on the wire. */
export type ShareOrderId = number;
