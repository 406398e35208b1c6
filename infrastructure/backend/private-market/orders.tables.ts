import type { CancellationReason } from '#domain/private-market/orders/cancellation.ts';
import type {
  OrderActor,
  OrderKind,
  OrderMove,
} from '#domain/private-market/orders/order-moves.ts';
import type { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import type { RequestStatus } from '#domain/private-market/holdings/request-review.ts';
import type { ColumnType, Generated } from 'kysely';
import type { GatewayPaymentsTable } from '#infrastructure/backend/third-parties/gateway-payments.ts';

/** An order of a share or basket; its id is `request_id` on the wire. Prices in rupees per unit. */
export interface ShareOrdersTable {
  readonly id: Generated<number>;
  /** An unguessable id for links. */
  readonly unique_id: string;
  readonly investor_id: number;
  readonly kind: OrderKind;
  /** Exactly one of `share_id` and `basket_id` is set. */
  readonly share_id: number | null;
  readonly basket_id: number | null;
  /** Number of shares or baskets. */
  readonly units: number;
  status: OrderStatus;
  /** The price that the investor saw when ordering, or later in the accepted offer. */
  price_seen: string | null;
  readonly minimum_price: string | null;
  readonly maximum_price: string | null;
  offered_price: string | null;
  offer_deadline: Date | null;
  /** The price to pay, set when the order is confirmed or the offer accepted. */
  fulfilled_price: string | null;
  /** Units taken from stock; returned when the hold ends or the order is cancelled. */
  reserved_units: Generated<number>;
  /** Until when an unpaid order holds its units; null if it never held any. */
  held_until: Generated<Date | null>;
  /** The payment deadline, set together with the price. */
  pay_by: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Why it was cancelled; null if it was not, or if an earlier version cancelled it. */
  cancelled_because: ColumnType<
    CancellationReason | null,
    CancellationReason | null | undefined,
    CancellationReason | null
  >;
  readonly requested_at: Date;
  /** Time of the last change of status. */
  moved_at: Date;
}

/**
 * Changes of an order's status ("moves") by the investor, the desk, the payment provider or the
 * clock. The first move records that the order was placed. Rows are never changed or deleted.
 */
export interface ShareOrderMovesTable {
  readonly investor_id: number;
  readonly order_id: number;
  /** The position of the move in the history of its order, from 1. */
  readonly number: number;
  readonly move: OrderMove | 'request';
  readonly actor: OrderActor;
  readonly from_status: OrderStatus | null;
  readonly to_status: OrderStatus;
  readonly moved_at: Date;
}

/** The contract of a paid order, which the investor signs at the signing service. */
export interface DealSlipsTable {
  readonly investor_id: number;
  readonly order_id: number;
  readonly document_id: string;
  token: string;
  /** The origin of the app that frames the signing page. */
  app_origin: string;
  requested_at: Date;
  expires_at: Date;
  /**
   * When the slip was signed. The order's status changes later, when the app or the signing service
   * reports the signature.
   */
  signed_at: Date | null;
}

export interface ShareRequestsTable {
  readonly id: Generated<number>;
  readonly investor_id: number;
  readonly share_name: string;
  readonly units: number;
  status: RequestStatus;
  readonly requested_at: Date;
  decided_at: Date | null;
}

export interface SharePaymentsTable extends GatewayPaymentsTable {
  /** When the payment was returned because the order could not be transferred. */
  refunded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

declare module '#infrastructure/backend/database.ts' {
  interface Database {
    readonly share_orders: ShareOrdersTable;
    readonly share_order_moves: ShareOrderMovesTable;
    readonly share_payments: SharePaymentsTable;
    readonly deal_slips: DealSlipsTable;
    readonly share_requests: ShareRequestsTable;
  }
}
