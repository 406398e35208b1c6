import type { PortFailure } from '#application/platform/port-failure.ts';
import { untilAnswered } from '#application/platform/until-answered.ts';
import type { Basket, Baskets } from '#application/private-market/baskets.ts';
import type { BasketOrders } from '#application/private-market/basket-orders.ts';
import type { BasketId } from '#application/private-market/share-ids.ts';
import type { TypedUnits } from '#application/private-market/typed-units.ts';
import {
  basketOrder,
  type BasketOrder,
  basketUnitsViolation,
} from '#domain/private-market/basket-order.ts';
import { unitsInput, type UnitsViolation } from '#domain/private-market/share-units.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';

export interface BasketParts {
  readonly baskets: Baskets;
  readonly orders: BasketOrders;
  readonly typedUnits: TypedUnits;
}

/** One basket, and the box in which it is ordered. */
export class BasketViewModel implements ViewModel {
  readonly basket: Loaded<Basket>;
  /** As typed; digits only. */
  units: string;
  /** Whether units were ever typed: from then on it is said how the order goes on. */
  isTouched: boolean;
  isSending = false;
  /** The reply was lost, and it is being found out what became of the order. */
  isLost = false;
  isRequested = false;

  constructor(
    private readonly parts: BasketParts,
    private readonly basketId: BasketId,
  ) {
    this.basket = new Loaded((options) => parts.baskets.find(basketId, options));
    this.units = unitsInput(parts.typedUnits.read(this.key));
    this.isTouched = this.units !== '';
    makeAutoObservable<this, 'parts' | 'basketId'>(this, {
      basket: false,
      parts: false,
      basketId: false,
    });
  }

  activate(): () => void {
    return this.basket.activate();
  }

  get violation(): UnitsViolation | undefined {
    return basketUnitsViolation(this.units);
  }

  /** What would be ordered; undefined until the units are fine. */
  get order(): BasketOrder | undefined {
    const { value } = this.basket;
    return value === undefined ? undefined : basketOrder(this.units, value.price);
  }

  type(text: string): void {
    this.units = unitsInput(text);
    this.isTouched = true;
    this.parts.typedUnits.keep(this.key, this.units);
  }

  /** @returns the failure to tell, if any */
  async request(): Promise<PortFailure | undefined> {
    const { order } = this;
    if (order === undefined || this.isSending) return undefined;
    this.isSending = true;
    const placed = await untilAnswered(
      (options) =>
        this.parts.orders.place({ basketId: this.basketId, ...order }, options),
      { onLost: () => runInAction(() => (this.isLost = true)) },
    );
    runInAction(() => {
      this.isSending = false;
      this.isLost = false;
    });
    if (placed.ok) return this.clear();
    if (placed.failure.kind === 'refused' && placed.failure.code === 'price-changed') {
      void this.basket.reload();
    }
    return placed.failure;
  }

  closeRequested(): void {
    this.isRequested = false;
  }

  private clear(): undefined {
    this.parts.typedUnits.forget(this.key);
    this.units = '';
    this.isRequested = true;
  }

  private get key() {
    return `basket ${this.basketId}` as const;
  }
}
