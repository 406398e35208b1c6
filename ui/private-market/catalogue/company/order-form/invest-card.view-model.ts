import type { ShareDetail } from '#application/private-market/market-shares.ts';
import type {
  PlaceShareOrder,
  PlaceShareOrderFailure,
} from '#application/private-market/place-share-order.ts';
import type { PlacedShareOrder } from '#application/private-market/share-orders.ts';
import type { SharePrices } from '#application/private-market/share-prices.ts';
import type { TypedUnits } from '#application/private-market/typed-units.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { SlabPrice } from '#domain/private-market/catalogue/pricing-tiers.ts';
import {
  type ShareOrderBox,
  shareOrderBox,
} from '#domain/private-market/orders/share-order-box.ts';
import { ShareOrderOutcome } from '#domain/private-market/orders/share-order-request.ts';
import { isPriceAskedFor, unitsInput } from '#domain/private-market/orders/share-units.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { KeptPress } from '#ui/platform/kept-press.ts';
import { Command } from '#ui/platform/command.ts';
import { isShown, type ViewModel } from '#ui/platform/view-model.ts';

export interface InvestCardDependencies {
  readonly prices: SharePrices;
  readonly placeOrder: PlaceShareOrder;
  readonly typedUnits: TypedUnits;
}

/** Debounce after the last keystroke. */
const LOOKUP_DELAY_MS = 400;

/**
 * The state of the order box of a share. The price depends on the units, so each change looks it up
 * again.
 */
export class InvestCardViewModel implements ViewModel {
  /** The text of the units field. Text that is not a whole number stays there with an error. */
  typed: string;
  lookup: 'idle' | 'waiting' | 'failed' = 'idle';
  readonly sending = new Command();
  isRequested = false;
  /** A press of the order button while the price is being looked up. */
  readonly press = new KeptPress();
  private slab: SlabPrice | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly lookingUp = new Command();

  constructor(
    private readonly dependencies: InvestCardDependencies,
    private readonly share: ShareDetail,
  ) {
    this.typed = dependencies.typedUnits.read(this.key);
    makeAutoObservable<this, 'dependencies' | 'share' | 'timer'>(this, {
      dependencies: false,
      share: false,
      timer: false,
    });
  }

  activate(): () => void {
    this.lookUp({ afterMs: 0 });
    // Repeat a failed lookup once the connection is back.
    const lookUpAgain = () => {
      if (this.lookup === 'failed') this.retryLookup();
    };
    window.addEventListener('online', lookUpAgain);
    return () => {
      window.removeEventListener('online', lookUpAgain);
      this.press.cancel();
      this.stopLookingUp();
    };
  }

  /** The units that the text means, or the text if it means none. */
  get units(): string {
    return unitsInput(this.typed);
  }

  get box(): ShareOrderBox {
    const { minimumQuantity, availableStock, retailPrice, minimumPrice, maximumPrice } = this.share;
    const prices = { retailPrice, minimumPrice, maximumPrice, slab: this.slab };
    return shareOrderBox({ unitsText: this.units, minimumQuantity, availableStock, ...prices });
  }

  /** The price per unit of a purchase now; undefined if unknown. */
  get currentPrice(): Money | undefined {
    return this.slab?.pricePerUnit ?? this.share.retailPrice;
  }

  type(text: string): void {
    const { units } = this;
    this.typed = text;
    if (this.units === units) return;
    this.press.cancel();
    this.dependencies.typedUnits.keep(this.key, this.units);
    this.lookUp({ afterMs: LOOKUP_DELAY_MS });
  }

  retryLookup(): void {
    this.lookUp({ afterMs: 0 });
  }

  closeRequested(): void {
    this.isRequested = false;
  }

  /**
   * Waits for the price of the typed units, without the debounce.
   * @returns whether to go on; false if the units were changed or the screen was left
   */
  untilPriced(): Promise<boolean> {
    if (this.timer !== undefined) this.askNow();
    return this.press.until(() => this.lookup !== 'waiting');
  }

  /**
   * Sends the order.
   * @param returnPath the page of this box, to which a missing step leads back
   * @returns the result; undefined if the units are invalid or an order is being sent
   */
  async place(
    returnPath: string,
  ): Promise<Result<PlacedShareOrder, PlaceShareOrderFailure> | undefined> {
    const { price, total, violation } = this.box;
    if (violation !== undefined) return undefined;
    const { shareId, name } = this.share;
    const { typed } = this;
    const units = Number(this.units);
    const order = { kind: 'share', shareId, name, units, price, total } as const;
    const placed = await this.sending.run((options) =>
      this.dependencies.placeOrder.run(order, { ...options, returnPath }),
    );
    if (placed?.ok) runInAction(() => this.clear(placed.value, typed));
    return placed;
  }

  /** Empties the field, unless something else was typed after the order was sent. */
  private clear({ outcome }: PlacedShareOrder, sent: string): void {
    if (this.typed === sent) {
      this.typed = '';
      this.slab = undefined;
    }
    this.isRequested = outcome === ShareOrderOutcome.OrderRequested;
  }

  /** Looks up the price for the current units. Cancels the lookup for earlier ones. */
  private lookUp({ afterMs }: { readonly afterMs: number }): void {
    this.stopLookingUp();
    this.slab = undefined;
    const isAsked = isPriceAskedFor(this.units, this.share.minimumQuantity);
    this.lookup = isAsked ? 'waiting' : 'idle';
    if (isAsked) this.timer = setTimeout(() => this.askNow(), afterMs);
  }

  private askNow(): void {
    this.clearTimer();
    void this.ask(Number(this.units));
  }

  private async ask(units: number): Promise<void> {
    const { shareId } = this.share;
    const found = await this.lookingUp.run((options) =>
      this.dependencies.prices.slab({ shareId, units }, options),
    );
    if (found === undefined || (!found.ok && !isShown(found.failure))) return;
    runInAction(() => {
      this.lookup = found.ok ? 'idle' : 'failed';
      this.slab = found.ok ? found.value : undefined;
    });
  }

  private clearTimer(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private stopLookingUp(): void {
    this.clearTimer();
    this.lookingUp.stop();
  }

  private get key() {
    return `share ${this.share.shareId}` as const;
  }
}
