/** Id of a deposit product of an issuer (`fd_id` in the backend's API). */
export type DepositId = number;

/** Id of a row of a rate card, which is a tenure at a payout frequency (`scheme_master_id`). */
export type SchemeId = number;

/** Id of an order, and of the deposit that it becomes once booked (`fd_investment_id`). */
export type DepositOrderId = number;
