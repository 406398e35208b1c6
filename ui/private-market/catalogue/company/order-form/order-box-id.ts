/** The id of the order box, to which the bar at the bottom of a phone leads. */
export const ORDER_BOX_ID = 'order-box';
