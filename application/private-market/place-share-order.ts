import { nextOnboardingStep, OnboardingStep } from '#domain/accounts/onboarding/onboarding.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { BasketOrder } from '#domain/private-market/orders/basket-order.ts';
import { OrderTab } from '#domain/private-market/orders/order-status.ts';
import type { ShareOrderBox } from '#domain/private-market/orders/share-order-box.ts';
import { ShareOrderOutcome } from '#domain/private-market/orders/share-order-request.ts';
import { completedSteps } from '#application/platform/completed-steps.ts';
import type { ReturnPath } from '#application/platform/return-path.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { PurchaseInBrief, WaitingPurchase } from '#application/platform/waiting-purchase.ts';
import type { Session } from '#application/platform/session.ts';
import type { BasketOrders } from './basket-orders.ts';
import { type MissingStep, namingStep } from './missing-step.ts';
import type { BasketId, ShareId, ShareOrderId } from './share-ids.ts';
import type { ShareOrderDraft } from './share-order-draft.ts';
import type { PlacedShareOrder, ShareOrders } from './share-orders.ts';
import type { TypedUnits, UnitsFor } from './typed-units.ts';

/** Units of a share to order, with the price and the total that the investor saw. */
export interface SharesToPlace extends Pick<ShareOrderBox, 'price' | 'total'> {
  readonly kind: 'share';
  /** The company. */
  readonly name: string;
  readonly shareId: ShareId;
  readonly units: number;
}

/** An order to place: units of a share, or of a basket. */
export type ShareOrderToPlace =
  | SharesToPlace
  | {
      readonly kind: 'basket';
      /** The basket. */
      readonly name: string;
      readonly basketId: BasketId;
      readonly order: BasketOrder;
    };

export type PlaceShareOrderFailure = PortFailure | MissingStep;

export interface PlaceShareOrderDependencies {
  readonly session: Session;
  readonly orders: ShareOrders;
  readonly basketOrders: BasketOrders;
  readonly draft: ShareOrderDraft;
  readonly typedUnits: TypedUnits;
  readonly returnPath: ReturnPath;
  readonly waitingPurchase: WaitingPurchase;
}

/**
 * Places an order if the investor has completed all steps; retries if the reply is lost.
 * Then removes the stored typed units, and stores the placed order for its summary. A visitor
 * returns to the page of the order after the sign-in. If a step is missing, it stores what is being
 * bought, which the step then names.
 */
export class PlaceShareOrder {
  constructor(private readonly dependencies: PlaceShareOrderDependencies) {}

  /** @param returnPath the path of the order's page */
  async run(
    order: ShareOrderToPlace,
    { returnPath, ...options }: RetryUntilConfirmedOptions & { readonly returnPath: string },
  ): Promise<Result<PlacedShareOrder, PlaceShareOrderFailure>> {
    const { session, typedUnits, waitingPurchase } = this.dependencies;
    const step = nextOnboardingStep(order.kind, completedSteps(session.current));
    if (step !== undefined) {
      // Only the sign-in uses the stored return path; the other steps return to the last visited
      // page.
      if (step === OnboardingStep.SignIn) {
        this.dependencies.returnPath.keep(returnPath);
      }
      waitingPurchase.keep(inBrief(order));
      return failure({ kind: 'step-missing', step });
    }
    const sent = typedUnits.read(unitsOf(order));
    const placed = await retryUntilConfirmed((each) => this.place(order, each), options);
    if (!placed.ok) {
      const named = namingStep(placed.failure);
      if (named.kind === 'step-missing') waitingPurchase.keep(inBrief(order));
      return failure(named);
    }
    // Units that were typed meanwhile belong to the next order.
    if (typedUnits.read(unitsOf(order)) === sent) typedUnits.forget(unitsOf(order));
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
      const placed = await orders.place({ shareId, units }, options);
      return placed.ok ? success(await this.keep(order, placed.value)) : placed;
    }
    const placed = await basketOrders.place({ basketId: order.basketId, ...order.order }, options);
    // A basket has no payment page: the desk (Vriddhi's operations team) confirms the order and
    // calls the investor for the payment.
    return placed.ok ? success({ outcome: ShareOrderOutcome.OrderRequested }) : placed;
  }

  /**
   * Stores an order with the price that the investor saw, unless it was a range. Returns it with
   * its id. The API documents list no id in the reply: then it is that of the only active order of
   * this share and these units.
   */
  private async keep(order: SharesToPlace, placed: PlacedShareOrder): Promise<PlacedShareOrder> {
    const { name, units, price, total } = order;
    if (price?.kind !== 'single' || total?.kind !== 'single') return placed;
    const requestId = placed.requestId ?? (await this.idOf(order));
    if (requestId === undefined) return placed;
    const prices = { pricePerUnit: price.amount, totalInvestment: total.amount };
    this.dependencies.draft.keep({ name, units, ...prices, requestId, isBasket: false });
    return { ...placed, requestId };
  }

  private async idOf({ name, units }: SharesToPlace): Promise<ShareOrderId | undefined> {
    const listed = await this.dependencies.orders.list(OrderTab.Active, {});
    if (!listed.ok) return undefined;
    const same = listed.value.filter((each) => each.name === name && each.units === units);
    return same.length === 1 ? same[0]?.requestId : undefined;
  }
}

function inBrief(order: ShareOrderToPlace): PurchaseInBrief {
  const isBasket = order.kind === 'basket';
  return { name: order.name, units: isBasket ? order.order.units : order.units, isBasket };
}

function unitsOf(order: ShareOrderToPlace): UnitsFor {
  return order.kind === 'share' ? `share ${order.shareId}` : `basket ${order.basketId}`;
}
