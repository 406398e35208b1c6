import { failure, type Result, success } from '#domain/platform/result.ts';
import type { BasketOrder } from '#domain/private-market/orders/basket-order.ts';
import {
  missingPrerequisite,
  OrderPrerequisite,
} from '#domain/private-market/orders/order-prerequisites.ts';
import { ShareOrderOutcome } from '#domain/private-market/orders/share-order-request.ts';
import type { ReturnPath } from '#application/platform/return-path.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { PurchaseInBrief, WaitingPurchase } from '#application/platform/waiting-purchase.ts';
import type { Session, SignedInInvestor } from '#application/platform/session.ts';
import type { BasketOrders } from './basket-orders.ts';
import { type MissingPrerequisite, namingPrerequisite } from './missing-prerequisite.ts';
import type { BasketId, ShareId } from './share-ids.ts';
import type { PlacedShareOrder, ShareOrders } from './share-orders.ts';
import type { TypedUnits, UnitsFor } from './typed-units.ts';

/** An order to place: units of a share, or of a basket. */
export type ShareOrderToPlace = {
  /** The company or the basket. */
  readonly name: string;
} & (
  | { readonly kind: 'share'; readonly shareId: ShareId; readonly units: number }
  | { readonly kind: 'basket'; readonly basketId: BasketId; readonly order: BasketOrder }
);

export type PlaceShareOrderFailure = PortFailure | MissingPrerequisite;

export interface PlaceShareOrderDependencies {
  readonly session: Session;
  readonly orders: ShareOrders;
  readonly basketOrders: BasketOrders;
  readonly typedUnits: TypedUnits;
  readonly returnPath: ReturnPath;
  readonly waitingPurchase: WaitingPurchase;
}

/**
 * Places an order if the investor has completed all prerequisites; retries if the reply is lost.
 * Then removes the stored typed units. A visitor returns to the page of the order after the
 * sign-in. If a step is missing, it stores what is being bought, which the step then names.
 */
export class PlaceShareOrder {
  constructor(private readonly dependencies: PlaceShareOrderDependencies) {}

  /** @param returnPath the path of the order's page */
  async run(
    order: ShareOrderToPlace,
    { returnPath, ...options }: RetryUntilConfirmedOptions & { readonly returnPath: string },
  ): Promise<Result<PlacedShareOrder, PlaceShareOrderFailure>> {
    const { session, typedUnits, waitingPurchase } = this.dependencies;
    const prerequisite = missingFor(session.current);
    if (prerequisite !== undefined) {
      // Only the sign-in uses the stored return path; the other steps return to the last visited
      // page.
      if (prerequisite === OrderPrerequisite.SignIn) {
        this.dependencies.returnPath.keep(returnPath);
      }
      waitingPurchase.keep(inBrief(order));
      return failure({ kind: 'prerequisite-missing', prerequisite });
    }
    const placed = await retryUntilConfirmed((each) => this.place(order, each), options);
    if (!placed.ok) {
      const named = namingPrerequisite(placed.failure);
      if (named.kind === 'prerequisite-missing') waitingPurchase.keep(inBrief(order));
      return failure(named);
    }
    typedUnits.forget(unitsOf(order));
    waitingPurchase.forget();
    return placed;
  }

  private async place(
    order: ShareOrderToPlace,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<PlacedShareOrder, PortFailure>> {
    const { orders, basketOrders } = this.dependencies;
    if (order.kind === 'share') {
      const { shareId, units } = order;
      return orders.place({ shareId, units }, options);
    }
    const placed = await basketOrders.place({ basketId: order.basketId, ...order.order }, options);
    if (!placed.ok) return placed;
    // A basket has no payment page: the desk (Vriddhi's operations team) confirms the order and
    // calls the investor for the payment.
    return success({ outcome: ShareOrderOutcome.OrderRequested, requestId: placed.value });
  }
}

function missingFor(investor: SignedInInvestor | undefined): OrderPrerequisite | undefined {
  return missingPrerequisite({
    isSignedIn: investor !== undefined,
    hasPan: investor?.pan !== undefined,
    isBankStepPassed: investor?.isBankStepComplete === true,
    isDematVerified: investor?.isDematVerified === true,
  });
}

function inBrief(order: ShareOrderToPlace): PurchaseInBrief {
  const isBasket = order.kind === 'basket';
  return { name: order.name, units: isBasket ? order.order.units : order.units, isBasket };
}

function unitsOf(order: ShareOrderToPlace): UnitsFor {
  return order.kind === 'share' ? `share ${order.shareId}` : `basket ${order.basketId}`;
}
