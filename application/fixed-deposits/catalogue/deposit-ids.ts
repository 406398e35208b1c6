/** One product of one issuer (`fd_id`). */
export type DepositId = number;

/** One row of a rate card: a tenure at a payout frequency (`scheme_master_id`). */
export type SchemeId = number;

/** An order, and the deposit that it becomes once booked (`fd_investment_id`). */
export type DepositOrderId = number;
