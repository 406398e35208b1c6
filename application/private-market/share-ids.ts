/**
 * Id of an unlisted share: `pre_ipo_stock_id`, `pre_ipo_product_id` or `product_id` in the
 * backend's API.
 */
export type ShareId = number;
/** Id of a basket: `basket_id` in the backend's API. */
export type BasketId = number;
/** Id of a share or basket order: `request_id` or `basket_order_id` in the backend's API. */
export type ShareOrderId = number;
