import type { Basket, Baskets } from '#application/private-market/baskets.ts';
import type {
  PlaceShareOrder,
  PlaceShareOrderFailure,
} from '#application/private-market/place-share-order.ts';
import type { BasketId } from '#application/private-market/share-ids.ts';
import type { TypedUnits } from '#application/private-market/typed-units.ts';
import {
  basketOrder,
  type BasketOrder,
  basketOrderViolation,
  basketUnitsViolation,
} from '#domain/private-market/orders/basket-order.ts';
import { unitsInput } from '#domain/private-market/orders/share-units.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';

export interface BasketDependencies {
  readonly baskets: Baskets;
  readonly placeOrder: PlaceShareOrder;
  readonly typedUnits: TypedUnits;
}

export class BasketViewModel implements ViewModel {
  readonly basket: Loaded<Basket>;
  /** The text of the units field. Text that is not a whole number stays there with an error. */
  typed: string;
  /** True once the investor has typed units; then a note explains the next steps. */
  isTouched: boolean;
  readonly sending = new Command();
  isRequested = false;

  constructor(
    private readonly dependencies: BasketDependencies,
    private readonly basketId: BasketId,
  ) {
    this.basket = new Loaded((options) => dependencies.baskets.find(basketId, options));
    this.typed = dependencies.typedUnits.read(this.key);
    this.isTouched = this.typed !== '';
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    return this.basket.activate();
  }

  /** The units that the text means, or the text if it means none. */
  get units(): string {
    return unitsInput(this.typed);
  }

  get violation(): ReturnType<typeof basketOrderViolation> {
    const { value } = this.basket;
    if (value === undefined) return basketUnitsViolation(this.units);
    return basketOrderViolation(this.units, value.price);
  }

  /** The order; undefined until the units are valid. */
  get order(): BasketOrder | undefined {
    const { value } = this.basket;
    return value === undefined ? undefined : basketOrder(this.units, value.price);
  }

  type(text: string): void {
    this.typed = text;
    this.isTouched = true;
    this.dependencies.typedUnits.keep(this.key, this.units);
  }

  /**
   * Sends the order.
   * @param returnPath the page of this basket, to which a missing step leads back
   * @returns the failure to show; undefined if the order was placed
   */
  async request(returnPath: string): Promise<PlaceShareOrderFailure | undefined> {
    const { order, typed } = this;
    const { value: basket } = this.basket;
    const isRefused = order === undefined || this.violation !== undefined;
    if (basket === undefined || isRefused) return undefined;
    const bought = { kind: 'basket', basketId: this.basketId, name: basket.name, order } as const;
    const placed = await this.sending.run((options) =>
      this.dependencies.placeOrder.run(bought, { ...options, returnPath }),
    );
    if (placed === undefined) return undefined;
    if (placed.ok) {
      runInAction(() => {
        // What was typed after the order was sent stays.
        if (this.typed === typed) this.typed = '';
        this.isRequested = true;
      });
      return undefined;
    }
    if (placed.failure.kind === 'refused' && placed.failure.code === 'price-changed') {
      void this.basket.reload();
    }
    return placed.failure;
  }

  closeRequested(): void {
    this.isRequested = false;
  }

  private get key() {
    return `basket ${this.basketId}` as const;
  }
}
