import type { OrderActor, OrderKind, OrderMove } from '#domain/private-market/order-moves.ts';
import type { OrderStatus } from '#domain/private-market/order-status.ts';
import type { RequestStatus } from '#domain/private-market/request-review.ts';
import type { Generated } from 'kysely';
import type { GatewayPaymentsTable } from '../outside/gateway-payments.ts';

/** An order of a share or of a basket: `request_id` on the wire. Rupees for one unit. */
export interface ShareOrdersTable {
  readonly id: Generated<number>;
  /** What a link to it carries; nobody can guess another's. */
  readonly unique_id: string;
  readonly investor_id: number;
  readonly kind: OrderKind;
  /** One of these two. */
  readonly share_id: number | null;
  readonly basket_id: number | null;
  /** Shares, or baskets. */
  readonly units: number;
  status: OrderStatus;
  /** The price that the investor saw last: when ordering, or in the offer that was accepted. */
  price_seen: string | null;
  readonly minimum_price: string | null;
  readonly maximum_price: string | null;
  offered_price: string | null;
  offer_deadline: Date | null;
  /** What is paid; known from the confirmation, or the accepted offer, on. */
  fulfilled_price: string | null;
  /** Units taken out of stock for it; given back when it is cancelled. */
  reserved_units: Generated<number>;
  readonly requested_at: Date;
  /** Of the last move. */
  moved_at: Date;
}

/** Only ever added to; the first is the order itself. */
export interface ShareOrderMovesTable {
  readonly investor_id: number;
  readonly order_id: number;
  /** From 1. */
  readonly number: number;
  readonly move: OrderMove | 'request';
  readonly actor: OrderActor;
  readonly from_status: OrderStatus | null;
  readonly to_status: OrderStatus;
  readonly moved_at: Date;
}

/** The document that the signing service keeps for a paid order. */
export interface DealSlipsTable {
  readonly investor_id: number;
  readonly order_id: number;
  readonly document_id: string;
  token: string;
  /** The app that has the signing page in its frame. */
  app_origin: string;
  requested_at: Date;
  expires_at: Date;
  /** When the service took the signature; the order moves when the app, or its notice, says so. */
  signed_at: Date | null;
}

/** A share that somebody wants and the list does not have. */
export interface ShareRequestsTable {
  readonly id: Generated<number>;
  readonly investor_id: number;
  readonly share_name: string;
  readonly units: number;
  status: RequestStatus;
  readonly requested_at: Date;
  decided_at: Date | null;
}

export interface OrdersTables {
  readonly share_orders: ShareOrdersTable;
  readonly share_order_moves: ShareOrderMovesTable;
  readonly share_payments: GatewayPaymentsTable;
  readonly deal_slips: DealSlipsTable;
  readonly share_requests: ShareRequestsTable;
}
